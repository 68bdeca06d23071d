import { createHash } from "node:crypto"
import { html, raw } from "hono/html"
import type { ServiceLanguage } from "../errors/texts.ts"

export type Html = ReturnType<typeof html>

const STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d5d7db, #45484e); --soft: light-dark(#f4f5f6, #24262a) }
* { box-sizing: border-box }
body { margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 36rem; font: 1rem/1.5 system-ui, sans-serif }
h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.25 }
h2 { margin: 1.5rem 0 .5rem; font-size: 1rem }
dl { margin: 0; border-top: 1px solid var(--line) }
dl div { display: grid; grid-template-columns: minmax(6rem, 1fr) 3fr; gap: 1rem; padding: .5rem 0; border-bottom: 1px solid var(--line) }
dt { font-weight: 600 }
dd { margin: 0; overflow-wrap: anywhere }
p { margin: 1rem 0 }
.notice { padding: .75rem 1rem; border-left: 4px solid currentColor; background: var(--soft) }
.actions { display: flex; flex-wrap: wrap; gap: .75rem 1rem; align-items: center; margin: 1.5rem 0 }
.button { display: inline-block; padding: .625rem 1.25rem; border: 2px solid; border-radius: .375rem; background: none; color: inherit; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer }
.main { border-color: light-dark(#101215, #f4f5f6); background: light-dark(#101215, #f4f5f6); color: light-dark(#fff, #101215) }
a { color: inherit }
:focus-visible { outline: 3px solid; outline-offset: 2px }
fieldset { margin: 0 0 1rem; padding: .5rem 1rem 1rem; border: 1px solid var(--line); border-radius: .375rem }
legend { padding: 0 .25rem; font-weight: 600 }
.times { display: grid; grid-template-columns: repeat(auto-fill, minmax(6rem, 1fr)); gap: .25rem 1rem }
.times label { display: flex; gap: .5rem; align-items: center; min-height: 2.75rem }
.times .day { grid-column: 1 / -1 }
.submit { position: sticky; bottom: 0; margin: 0; padding: .75rem 0; background: Canvas }
input { margin: 0; width: 1.25rem; height: 1.25rem; accent-color: currentColor }
`

const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64")

/** The headers of all pages. A page must neither be stored nor reveal its address, which contains the token. */
export const PAGE_HEADERS = {
  "cache-control": "no-store",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
  "x-content-type-options": "nosniff",
  "content-security-policy": `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
}

/** Renders a page without scripts. All values are escaped. */
export function renderPage(language: ServiceLanguage, title: string, content: Html): Html {
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${raw(STYLE)}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`
}

/** Renders a page that has only a text, such as that a link is not valid. */
export function renderTextPage(language: ServiceLanguage, title: string, text: string): Html {
  return renderPage(language, title, html`<p>${text}</p>`)
}
