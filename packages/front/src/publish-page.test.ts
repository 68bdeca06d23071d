import { createHash } from "node:crypto"
import { expect, test } from "vitest"
import { createPage, PLACEHOLDER } from "../test/start-front.ts"
import { publishPage } from "./publish-page.ts"
import { NONCE_LENGTH } from "./secret.ts"

const getHash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`

const getScripts = (html: string) =>
  [...html.matchAll(/<script(?![^>]* src=)[^>]*>([\s\S]*?)<\/script/g)].map(([, text = ""]) => text)

test("publishPage returns the hash of each inline script that has the nonce placeholder", () => {
  const { html, hashes } = publishPage(createPage("<p>hej</p>"), PLACEHOLDER)

  expect(hashes).toEqual(getScripts(html).map(getHash))
  expect(hashes).toHaveLength(1)
})

test("publishPage replaces the placeholder with a nonce of the same length", () => {
  const rendered = createPage("<p>hej</p>")
  const { html, nonce } = publishPage(rendered, PLACEHOLDER)

  expect(html).not.toContain(PLACEHOLDER)
  expect(html).toHaveLength(rendered.length)
  expect(nonce).toHaveLength(NONCE_LENGTH)
  expect(html).toBe(rendered.replaceAll(PLACEHOLDER, nonce))
})

test("the version of a page depends on the page's content but not on the nonce placeholder", () => {
  const elsewhere = "b".repeat(NONCE_LENGTH)

  const here = publishPage(createPage("<p>hej</p>"), PLACEHOLDER)
  expect(publishPage(createPage("<p>hej</p>", elsewhere), elsewhere)).toEqual(here)
  expect(publishPage(createPage("<p>hejdå</p>"), PLACEHOLDER).version).not.toBe(here.version)
})

/**
 * The markup that an attacker might inject through an editor, a URL or a service. Similar markup has bypassed other
 * filters.
 */
const INJECTED = [
  "<script>alert(1)</script>",
  '<script nonce="">alert(1)</script>',
  '<script nonce="guess">alert(1)</script>',
  "<script nonce>alert(1)</script>",
  "<SCRIPT>alert(1)</SCRIPT>",
  "<script\n>alert(1)</script\n>",
  "<script/async>alert(1)</script>",
  '<script type="module">alert(1)</script>',
  '<script type="importmap">{"imports":{}}</script>',
  '<script>self.__next_f.push([1,"9:evil"])</script>',
  "<script>(self.__next_f=self.__next_f||[]).push([0])</script>",
  '<script>$RC("B:0","S:0")</script>',
  "<script><!--<script></script>alert(1)--></script>",
  '<script data-a="</script><script>">alert(1)</script>',
  "</script><script>alert(1)</script>",
  '"><script>alert(1)</script>',
  "<svg><script>alert(1)</script></svg>",
  "<template><script>alert(1)</script></template>",
  '<script type="application/ld+json">{}</script><script>alert(1)</script>',
  "<p>\\u003cscript\\u003ealert(1)\\u003c/script\\u003e</p><script>alert(1)</script>",
  "<noscript><script>alert(1)</script></noscript>",
  '<a title="<script nonce=">x</a><script>alert(1)</script>',
]

test.each(INJECTED)("the injected script %s gets neither a hash nor a nonce", (injected) => {
  const clean = publishPage(createPage(""), PLACEHOLDER)
  const { hashes, html, nonce } = publishPage(createPage(injected), PLACEHOLDER)

  const framework = getScripts(html).at(-1) ?? ""
  expect(hashes).toEqual([getHash(framework)])
  expect(hashes).toHaveLength(clean.hashes.length)
  expect(html.slice(html.indexOf("<body>"), html.indexOf(framework))).toContain(injected)
  expect(html.split(nonce)).toHaveLength(4)
})

test("no hash is created for external scripts, empty scripts or other elements that have the nonce placeholder", () => {
  const nonce = ` nonce="${PLACEHOLDER}"`
  const page = `<script src="/a.js"${nonce}></script><link rel="preload"${nonce}><style${nonce}>a{}</style><script${nonce}></script>`

  expect(publishPage(page, PLACEHOLDER).hashes).toEqual([])
})

test("a script that occurs twice on a page has one hash", () => {
  const script = `<script nonce="${PLACEHOLDER}">run()</script>`

  expect(publishPage(script + script, PLACEHOLDER).hashes).toEqual([getHash("run()")])
})
