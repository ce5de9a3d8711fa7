// Keeps what goes wrong in a part of a page there.
import { Component, type ReactNode } from 'react';
import { PartProblem } from './part-problem.tsx';

type ProblemBoundaryProps = {
  /** The name of the part, where it is a screen of its own: it stays above what went wrong. */
  name?: string;
  children: ReactNode;
};
type Caught = { error: unknown; isCaught: boolean };

/** Around a part of a page that is fetched when it is opened: where it does not come, the frame around it stays. */
export class ProblemBoundary extends Component<ProblemBoundaryProps, Caught> {
  override state: Caught = { error: undefined, isCaught: false };

  static getDerivedStateFromError(error: unknown): Caught {
    return { error, isCaught: true };
  }

  override render() {
    return this.state.isCaught ? (
      <PartProblem error={this.state.error} name={this.props.name} />
    ) : (
      this.props.children
    );
  }
}
