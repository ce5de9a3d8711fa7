// The rules of the platform in plain words.
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import { fixedPage } from '../marketing/fixed-page.ts';
import styles from '../marketing/marketing.module.css';
import { type PageFacts, pageMeta } from '../marketing/page-meta.ts';
import type { Route } from './+types/terms-conditions';

const facts: PageFacts = {
  path: '/terms-conditions',
  title: msg`Terms and conditions`,
  description: msg`The rules of Kiraya in plain words: accounts, listings, visits, managed rental, fees and liability.`,
};

export const loader = ({ context }: Route.LoaderArgs) => fixedPage(context, {});
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;
export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(facts, loaderData?.origin);

export default function TermsConditions() {
  return (
    <article className={styles.text}>
      <h1>
        <Trans>Terms and conditions</Trans>
      </h1>
      <p>
        <Trans>
          These rules apply between you and Kiraya when you use the platform. By using it, you accept them.
        </Trans>
      </p>
      <h2>
        <Trans>What Kiraya is</Trans>
      </h2>
      <p>
        <Trans>
          A marketplace. Owners and brokers list homes, people who look for one ask to visit and apply. A
          lease is made between owner and tenant; Kiraya is no party to it, except where managed rental or a
          guaranteed lease has been agreed in writing.
        </Trans>
      </p>
      <h2>
        <Trans>Your account</Trans>
      </h2>
      <p>
        <Trans>
          You must be 18 or older and give true details. Keep your password and codes to yourself. You are
          responsible for what happens on your account until you report to us that someone else has access.
        </Trans>
      </p>
      <h2>
        <Trans>Listings</Trans>
      </h2>
      <p>
        <Trans>
          List only homes you own or are authorised to rent out. Rent, deposit, maintenance and brokerage must
          be complete and true, and photos must show the home. A listing must not refuse people for their
          faith, caste, gender, origin or disability. We may correct, pause or remove a listing that breaks
          these rules, and we’ll say why.
        </Trans>
      </p>
      <TermsOfMoney />
      <h2>
        <Trans>Programs and AI assistants</Trans>
      </h2>
      <p>
        <Trans>
          A program or assistant of yours may search, read homes and act in your name with an access token,
          within the limits that the API states. It shows each home with a link to it here. It may not copy
          the listings as a whole, train models on them, ask for visits that you have not agreed to, or
          collect contacts.
        </Trans>
      </p>
      <h2>
        <Trans>Liability and law</Trans>
      </h2>
      <p>
        <Trans>
          We are responsible for our own work with the care expected of a business, not for what owners,
          agents and seekers say or do. This does not limit your rights under consumer law. The law of India
          applies.
        </Trans>
      </p>
      <h2>
        <Trans>Changes</Trans>
      </h2>
      <p>
        <Trans>
          Changes are announced here before they take effect. How personal data is used is written in the{' '}
          <Link to="/privacy-policy">privacy policy</Link>.
        </Trans>
      </p>
    </article>
  );
}

function TermsOfMoney() {
  return (
    <>
      <h2>
        <Trans>Visits, applications and contacts</Trans>
      </h2>
      <p>
        <Trans>
          Contact details that are shown to you after an accepted visit or application are for that home only.
          Do not pass them on and do not collect them.
        </Trans>
      </p>
      <h2>
        <Trans>Fees</Trans>
      </h2>
      <p>
        <Trans>
          Searching, visiting, applying and listing are free. Managed rental, guaranteed lease and other
          services have the price that you agree to before they begin. Brokers pay a registration fee once.
        </Trans>
      </p>
      <h2>
        <Trans>Affiliate programme</Trans>
      </h2>
      <p>
        <Trans>
          Joining is free. Commission comes from rent that was really paid under managed rental, never from
          bringing in others, by the published plan in the version you agreed to. No income is promised.
        </Trans>
      </p>
    </>
  );
}
