import { defaultTexts } from "../generated/texts.ts"
import type { ErrorKind } from "./error-pages.ts"

/** A page of plain words for when not even the content platform's own error page can be shown. */
export function lastResort(kind: ErrorKind, language: string, homePath: string): Buffer {
  const texts = defaultTexts[language as keyof typeof defaultTexts] ?? defaultTexts.en
  const [title, text] =
    kind === "notFound"
      ? [texts["page.notFound.title"], texts["page.notFound.text"]]
      : [texts["page.failed.title"], texts["page.failed.text"]]
  return Buffer.from(
    `<!DOCTYPE html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${text}</p><p><a href="${homePath}">${texts["navigation.home"]}</a></p></main></body>
</html>
`,
  )
}
