/** The page of the sandbox, in place of a provider's own: a code to type, and two buttons. It signs nothing, and says so. */
import { html } from 'hono/html';
import { type Language, languageTags } from '../../../domain/languages.ts';
import { i18n, inLanguage } from '../../lib/i18n.ts';

/** What a provider would send by text; the page names it, for nobody is sent anything. */
export const SANDBOX_CODE = '123456';

type Way = { language: Language; returnTo: string };
type ToSign = Way & { title: string; name: string; isCodeWrong: boolean };

export const pageToSign = ({ title, name, isCodeWrong, ...way }: ToSign) =>
  inLanguage(way.language, () =>
    layout(
      i18n._('Sign by eSign (sandbox)'),
      way,
      html`<p>${i18n._('This page takes the place of an Aadhaar eSign provider. It signs nothing and is for trying out.')}</p>
        <p>${i18n._('Document: {title}', { title })}<br />${i18n._('Signer: {name}', { name })}</p>
        <form method="post">
          <label for="code">${i18n._('Code')}</label>
          <p id="hint">${i18n._('No code is sent here. Enter {code}.', { code: SANDBOX_CODE })}</p>
          <input id="code" name="code" inputmode="numeric" autocomplete="off" maxlength="6"
            aria-describedby="hint${isCodeWrong ? ' wrong' : ''}" ${isCodeWrong ? 'aria-invalid=true' : ''} />
          ${isCodeWrong ? html`<p id="wrong" role="alert">${i18n._('This code is not right. Enter {code}.', { code: SANDBOX_CODE })}</p>` : ''}
          <button name="what" value="sign">${i18n._('Sign the agreement')}</button>
          <button name="what" value="decline" class="plain">${i18n._('Decline to sign')}</button>
        </form>`,
    ),
  );

export const pageGone = (way: Way) =>
  inLanguage(way.language, () =>
    layout(
      i18n._('There is nothing to sign here'),
      way,
      html`<p>${i18n._('This link was used, is too old, or the agreement has changed. Open the lease to see what comes next.')}</p>`,
    ),
  );

const layout = (title: string, { language, returnTo }: Way, content: unknown) =>
  html`<!doctype html>
<html lang="${languageTags[language]}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <style>
      :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
      body { max-width: 32rem; margin: 0 auto; padding: 1rem; }
      input, button { font: inherit; min-height: 2.75rem; padding: 0 1rem; border-radius: 0.5rem; border: 1px solid; }
      input { width: 100%; box-sizing: border-box; margin-bottom: 1rem; }
      button { width: 100%; margin-bottom: 0.5rem; background: #1b6b4a; color: #fff; cursor: pointer; }
      .plain { background: none; color: inherit; }
      p { overflow-wrap: anywhere; }
    </style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      ${content}
      <p><a href="${returnTo}">${i18n._('Back to the lease')}</a></p>
    </main>
  </body>
</html>`;
