import { tagScript } from "../head/tag-script.ts"

/** `/tags.js`: starts Tag Manager once the visitor agreed. The same for everyone. */
export function tagsRoute(): Response {
  return new Response(tagScript(), {
    headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "public, max-age=3600" },
  })
}
