import type { PageStyles } from "../styles/page-styles.ts"

const FOR_EVER = "public, max-age=31536000, immutable"

/** A page that is older than the site's build asks for sheets of its own time; it gets those of today for a while. */
const FOR_A_WHILE = "public, max-age=300"

/** `GET /styles/<version>/<blocks>.css`: the style sheets of the blocks that stand on a page, in one. */
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
