import type { SiteContext } from "@forecourt/renderer"

export type PlainKind = "notFound" | "failed" | "tooMany"

export interface PlainPage {
  readonly language: string
  readonly homePath: string
  readonly text: SiteContext["text"]
}

export function renderLastResort(kind: PlainKind, { language, homePath, text }: PlainPage): Buffer {
  const title = escapeHtml(text(`page.${kind}.title`))
  return Buffer.from(
    `<!DOCTYPE html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${escapeHtml(text(`page.${kind}.text`))}</p><p><a href="${homePath}">${escapeHtml(text("navigation.home"))}</a></p></main></body>
</html>
`,
  )
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;")
}
