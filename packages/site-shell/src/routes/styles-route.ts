import type { PageStyles } from "../styles/page-styles.ts"

const FOR_EVER = "public, max-age=31536000, immutable"

/** The cache header for a page of an older build, which gets the current style sheet for a while. */
const FOR_A_WHILE = "public, max-age=300"

/** Creates the route of `GET /styles/<version>/<blocks>.css`: the style sheets of a page's blocks in one file. */
export function createStylesRoute(styles: PageStyles) {
  return (request: Request): Response => {
    const found = styles.find(new URL(request.url).pathname)
    if (found === null) return new Response(null, { status: 404 })
    return new Response(found.text, {
      headers: {
        "content-type": "text/css; charset=utf-8",
        "cache-control": found.isExact ? FOR_EVER : FOR_A_WHILE,
        etag: `"${found.version}"`,
      },
    })
  }
}
