import { createHash } from "node:crypto"
import { expect, test } from "vitest"
import { CONSENT_SCRIPT } from "../consent/consent-script.ts"
import { HIDE_ALERT_SCRIPT } from "../page/hide-alert.ts"
import { inlineScripts } from "./inline-scripts.ts"
import { reactRuntime } from "./react-runtime.ts"
import { framesOf, securityPolicy } from "./security-policy.ts"

const runtime = reactRuntime(import.meta.filename)
const policyOf = (html: string) => securityPolicy(html, { runtime, mediaOrigins: [] })
const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`

/** A payload script as the framework writes it: JSON, with the letters that could end a script escaped. */
const push = (data: unknown) =>
  `self.__next_f.push(${JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`)})`

const BOOTSTRAP = "(self.__next_f=self.__next_f||[]).push([0])"
const pageWith = (body: string, rows = `0:["$","main",null,{"children":"hej"}]\n`) =>
  `<!DOCTYPE html><html><head></head><body>${body}<script src="/_next/a.js" async=""></script><script>${BOOTSTRAP}</script><script>${push([1, rows])}</script></body></html>`

test("the framework's own scripts are blessed by their hashes", () => {
  const rows = '0:["$","p",null,{"children":"</script><b>&"}]\n'

  const { header, unknown } = policyOf(pageWith("<p>hej</p>", rows))

  expect(unknown).toEqual([])
  expect(header).toContain(`script-src 'self' ${hashOf(BOOTSTRAP)} ${hashOf(push([1, rows]))};`)
  expect(header).toContain("style-src 'self';")
  expect(header).not.toMatch(/unsafe|nonce/)
})

test("binary payload and form state are the framework's too", () => {
  const bytes = push([3, "AAEC"])
  const state = `${BOOTSTRAP};self.__next_f.push([2,["a","b"]])`

  const { header, unknown } = policyOf(`<script>${state}</script><script>${bytes}</script>`)

  expect(unknown).toEqual([])
  expect(header).toContain(hashOf(state))
  expect(header).toContain(hashOf(bytes))
})

test("the bundler's start is the framework's, as long as it names our own files", () => {
  const start = (files: unknown, modules: unknown = [94553]) =>
    `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${JSON.stringify({ otherChunks: files, runtimeModuleIds: modules })});`
  const unknown = (script: string) => policyOf(`<script id="_R_">${script}</script>`).unknown.length

  expect(unknown(start(["static/chunks/0j1we3cwg31qe.js"]))).toBe(0)
  expect(unknown(start(["static/chunks/../../evil.js"]))).toBe(1)
  expect(unknown(start(["https://evil.example/a.js"]))).toBe(1)
  expect(unknown(start(["https://evil.example/static/chunks/a.js"]))).toBe(1)
  expect(unknown(start(["static/chunks/a.js?b"]))).toBe(1)
  expect(unknown(start([7]))).toBe(1)
  expect(unknown(start("static/chunks/a.js"))).toBe(1)
  expect(unknown(start([], ["x"]))).toBe(1)
  expect(unknown(start([], 7))).toBe(1)
  expect(unknown(start([]).replace("{", '{"more":1,'))).toBe(1)
  expect(unknown(`${start([])}alert(1)`)).toBe(1)
})

test.each([
  "alert(1)",
  "self.__next_f.push([1,alert(1)])",
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([1,"a"+alert(1)])',
  "self.__next_f.push([1,`$" + "{alert(1)}`])",
  'self.__next_f.push([0,"a"])',
  'self.__next_f.push([1,"a","b"])',
  "self.__next_f.push(7)",
  '(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([4,"a"])',
  '(self.__next_f=self.__next_f||[]).push([1,"a"])',
  'self.__next_f.push([1,"a"],alert(1))',
  'self.__next_f.push([1,{"toString":1}])',
  "(self.__next_f=self.__next_f||[]).push([0,alert(1)])",
  "(self.__next_f=self.__next_f||[]).push([0]);alert(1)",
  "(self.__next_f=self.__next_f||[]).push([0]);self.__next_f.push([2,alert(1)])",
  '$RC("B:0",alert(1))',
  '$RC("B:0","S:0");alert(1)',
  '$RX=function(){alert(1)};$RX("B:0")',
  " ",
  "",
])("a script written into a page is not blessed: %s", (script) => {
  const { header, unknown } = policyOf(pageWith(`<div class="rich-text"><script>${script}</script></div>`))

  expect(unknown).toEqual([script])
  expect(header).not.toContain(hashOf(script))
})

test("a script in rich text is not blessed, even in the framework's own form", () => {
  const injected = 'self.__next_f.push([1,"9:evil"])'
  const richText = `<p>hej</p><script>${injected}</script>`
  const asJson = `0:["$","div",null,{"dangerouslySetInnerHTML":{"__html":${JSON.stringify(richText)}}}]\n`
  const asText = `1:T${richText.length.toString(16)},${richText}`

  for (const rows of [asJson, asText]) {
    const { header, unknown } = policyOf(pageWith(richText, rows))

    expect(unknown).toEqual([injected])
    expect(header).not.toContain(hashOf(injected))
    expect(header).toContain(hashOf(push([1, rows])))
  }
  const bytes = push([3, Buffer.from(asText).toString("base64")])
  expect(policyOf(`${pageWith(richText)}<script>${bytes}</script>`).unknown).toEqual([injected])
})

test("the shell's own scripts are known, and none that only begins like one", () => {
  for (const script of [CONSENT_SCRIPT, HIDE_ALERT_SCRIPT]) {
    expect(policyOf(`<script>${script}</script>`).unknown).toEqual([])
    expect(policyOf(`<script>${script};alert(1)</script>`).unknown).toEqual([`${script};alert(1)`])
  }
})

test("however a script is spelt, it is found", () => {
  const found = (html: string) => inlineScripts(html).map(({ text }) => text)

  expect(found("<SCRIPT>a</SCRIPT >")).toEqual(["a"])
  expect(found('<script\ntype="module">a</script\n>')).toEqual(["a"])
  expect(found("<script>a</scripty>b</script>")).toEqual(["a</scripty>b"])
  expect(found("<script>a")).toEqual(["a"])
  expect(found('<script data-src="x">a</script>')).toEqual(["a"])
  expect(found('<script src="x">a</script><script>b</script>')).toEqual(["b"])
  expect(found('<script type="application/ld+json">{}</script><script type="application/json">{}</script>')).toEqual([])
  expect(found('<script type="importmap">{}</script>')).toEqual(["{}"])
  expect(found("<script/async>a</script>")).toEqual(["a"])
  expect(found('<script data-type="application/json">a</script>')).toEqual(["a"])
  expect(found('<script src="x">a<script>b</script>')).toEqual(["b"])
  expect(found("<script type=text/plain>a</script><script type='Application/JSON'>{}</script>")).toEqual([])
  expect(found("<scripts>a</scripts>")).toEqual([])
})

test("React's programs for parts that come late are known word for word", () => {
  const program = [...runtime].find((text) => text.startsWith("$RX=")) ?? ""
  const clock = "requestAnimationFrame(function(){$RT=performance.now()})"
  const scripts = [
    clock,
    `${program}$RX("B:0","123","Reason \\u003c")`,
    '$RC("B:1","S:1")',
    '$RR("B:2","S:2",[["/a.css","next"]])',
    `${clock};`,
    program,
    `${clock};${program}$RX("B:0")`,
  ]

  expect(runtime.size).toBeGreaterThan(3)
  expect(policyOf(scripts.map((script) => `<script>${script}</script>`).join("")).unknown).toEqual([])
})

test("hosts of Tag Manager are named only where a page carries a container", () => {
  expect(policyOf(pageWith("")).header).not.toContain("google")
  expect(
    policyOf(pageWith('<script src="/visitor.js" data-tag-container="GTM-A1" defer=""></script>')).header,
  ).toContain("script-src 'self' https://*.googletagmanager.com")
})

test("services of others are named only where a block of the page shows them, and each with the least it needs", () => {
  const withEmbed = (name: string) =>
    policyOf(pageWith(`<section class="a" data-embed="${name}"><p>hej</p></section>`)).header

  expect(policyOf(pageWith("")).header).toContain("frame-src 'none';")
  expect(withEmbed("youtube")).toContain("frame-src https://www.youtube-nocookie.com;")
  expect(withEmbed("youtube")).toContain("form-action 'self';")
  expect(withEmbed("jotform")).toContain("frame-src https://form.jotform.com https://eu.jotform.com;")
  expect(withEmbed("jotform")).not.toMatch(/script-src[^;]*jotform/)
  expect(withEmbed("hubspot")).toContain("script-src 'self' https://*.hsforms.net https://*.hsforms.com 'sha256-")
  expect(withEmbed("hubspot")).toContain("form-action 'self' https://*.hsforms.com;")
  expect(withEmbed("constructor")).toContain("frame-src 'none';")
})

test("text that only looks like a block names no service", () => {
  const { header } = policyOf(
    pageWith("<p>&lt;section data-embed=&quot;hubspot&quot;&gt;</p>", '0:["data-embed="hubspot""]\n'),
  )

  expect(header).not.toContain("hsforms")
  expect(policyOf(pageWith('<p>a data-embed="hubspot"</p>')).header).not.toContain("hsforms")
  expect(policyOf(pageWith("<p>a data-tag-container=b</p>")).header).not.toContain("google")
})

test("a page may be framed by this site, or by whom its route allows", () => {
  const policy = "default-src 'self'; frame-ancestors 'self' https://pages.sitecorecloud.io; base-uri 'none'"

  expect(policyOf("").header).toContain("frame-ancestors 'self'")
  expect(framesOf(policy)).toBe("'self' https://pages.sitecorecloud.io")
  const { header } = securityPolicy("", { runtime, mediaOrigins: [] }, framesOf(policy))
  expect(header).toContain("frame-ancestors 'self' https://pages.sitecorecloud.io")
  expect(header).toContain("script-src 'self' https://pages.sitecorecloud.io;")
  expect(framesOf(undefined)).toBeUndefined()
  expect(framesOf("default-src 'self'; x-frame-ancestors https://evil.example")).toBeUndefined()
  expect(framesOf("frame-ancestors 'none'")).toBe("'none'")
})

/** The header of an ordinary page of a visitor, with what differs on another kind of page. */
function wholePolicy(changes: Readonly<Record<string, string>> = {}): string {
  const directives = {
    "default-src": "'self'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data: https:",
    "media-src": "'self' https:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "frame-src": "'none'",
    "object-src": "'none'",
    "base-uri": "'self'",
    "form-action": "'self'",
    "frame-ancestors": "'self'",
    ...changes,
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`)
    .join("; ")
}

const HUBSPOT_SCRIPTS = "https://*.hsforms.net https://*.hsforms.com"
const TAGS = "https://*.googletagmanager.com https://*.google-analytics.com"
const EDITORS = "https://pages.sitecorecloud.io https://xmapps.sitecorecloud.io"
const embed = (name: string) => `<section data-embed="${name}"></section>`
const tagged = '<script src="/visitor.js" data-tag-container="GTM-A1" defer=""></script>'

test.each<[string, string, Readonly<Record<string, string>>]>([
  ["an ordinary page", "<p>hej</p>", {}],
  ["a page with a film", embed("youtube"), { "frame-src": "https://www.youtube-nocookie.com" }],
  [
    "a page with a form of HubSpot",
    embed("hubspot"),
    {
      "script-src": `'self' ${HUBSPOT_SCRIPTS}`,
      "connect-src": "'self' https://*.hsforms.com",
      "frame-src": "https://*.hsforms.com",
      "form-action": "'self' https://*.hsforms.com",
    },
  ],
  [
    "a page with a form of Jotform",
    embed("jotform"),
    { "frame-src": "https://form.jotform.com https://eu.jotform.com" },
  ],
  ["a page with tags", tagged, { "script-src": `'self' ${TAGS}`, "connect-src": `'self' ${TAGS}`, "frame-src": TAGS }],
  [
    "a page with a film, twice a form, and tags",
    embed("youtube") + embed("hubspot") + embed("hubspot") + tagged,
    {
      "script-src": `'self' ${TAGS} ${HUBSPOT_SCRIPTS}`,
      "connect-src": `'self' ${TAGS} https://*.hsforms.com`,
      "frame-src": `https://www.youtube-nocookie.com https://*.hsforms.com ${TAGS}`,
      "form-action": "'self' https://*.hsforms.com",
    },
  ],
])("the policy of %s, from its first word to its last", (_, html, changes) => {
  expect(policyOf(html)).toEqual({ header: wholePolicy(changes), unknown: [] })
})

test("the policy of an edited page, from its first word to its last", () => {
  const frames = `'self' ${EDITORS}`

  expect(securityPolicy("<p>hej</p>", { runtime, mediaOrigins: [] }, frames).header).toBe(
    wholePolicy({
      "script-src": `'self' ${EDITORS}`,
      "connect-src": `'self' ${EDITORS}`,
      "frame-ancestors": frames,
    }),
  )
})

test("pictures and films of a platform on this machine come unencrypted, and nothing else does", () => {
  const { header } = securityPolicy("<p>hej</p>", { runtime, mediaOrigins: ["http://localhost:4300"] })

  expect(header).toBe(
    wholePolicy({
      "img-src": "'self' data: https: http://localhost:4300",
      "media-src": "'self' https: http://localhost:4300",
    }),
  )
})
