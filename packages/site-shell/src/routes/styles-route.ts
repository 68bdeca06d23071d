import type { PageStyles } from "../styles/page-styles.ts"

const FOR_EVER = "public, max-age=31536000, immutable"

/**
 * The `Cache-Control` header for a style sheet that is requested by a page of an older build. Such a page gets the
 * current style sheet.
 */
const FOR_A_WHILE = "public, max-age=300"

export function createStylesRoute(styles: PageStyles) {
  return (request: Request): Response => {
    const style = styles.find(new URL(request.url).pathname)
    if (style === null) return new Response(null, { status: 404 })
    return new Response(style.text, {
      headers: {
        "content-type": "text/css; charset=utf-8",
        "cache-control": style.isExact ? FOR_EVER : FOR_A_WHILE,
        etag: `"${style.version}"`,
      },
    })
  }
}
