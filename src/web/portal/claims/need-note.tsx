// Says what is missing before something can be verified, and leads to where it is entered.
import { Trans } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ClaimNeed } from '../../../domain/claims.ts';
import type { ClaimsAbout } from './use-claims.ts';

type NeedNoteProps = { need: ClaimNeed; about: ClaimsAbout };

export function NeedNote({ need, about }: NeedNoteProps) {
  const edit = `/properties/${about.property_id}/edit`;
  const notes: Readonly<Record<ClaimNeed, ReactNode>> = {
    name: (
      <Trans>
        Enter your name in <To path="/profile">your profile</To> first.
      </Trans>
    ),
    phone: (
      <Trans>
        Enter your phone number in <To path="/profile">your profile</To> first.
      </Trans>
    ),
    agent_rera: (
      <Trans>
        Enter your RERA numbers in <To path="/become-broker">your registration</To> first.
      </Trans>
    ),
    photos: (
      <Trans>
        Publish the home with at least three photos: <To path={edit}>edit it</To> first.
      </Trans>
    ),
    rera_number: (
      <Trans>
        Enter the RERA number: <To path={edit}>edit the home</To> first.
      </Trans>
    ),
    organisation_rera: (
      <Trans>
        Enter the RERA number: <To path="/portal/team">edit the organisation</To> first.
      </Trans>
    ),
    gstin: (
      <Trans>
        Enter the GSTIN: <To path="/portal/team">edit the organisation</To> first.
      </Trans>
    ),
    legal_name: (
      <Trans>
        Enter the legal name: <To path="/portal/team">edit the organisation</To> first.
      </Trans>
    ),
    published: (
      <Trans>
        Publish the home first: <To path={edit}>complete it</To>.
      </Trans>
    ),
  };
  return <Text size="sm">{notes[need]}</Text>;
}

const To = ({ path, children }: { path: string; children?: ReactNode }) => (
  <Anchor component={Link} to={path} underline="always" inherit>
    {children}
  </Anchor>
);
