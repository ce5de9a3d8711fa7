// For pages of one home, one place, one letter: that there is no such thing is said in their place, with a search.
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { PageProblem } from '../components/page-problem.tsx';
import NotFound from './not-found.tsx';

export function ErrorBoundary() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <NotFound /> : <PageProblem />;
}
