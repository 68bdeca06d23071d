import { createHash } from "node:crypto"
import type { PageFacts } from "@forecourt/front"
import { expect, test } from "vitest"
import { CONSENT_SCRIPT } from "../consent/consent-script.ts"
import { BEFORE_HYDRATION_SCRIPT } from "../page/before-hydration.ts"
import { HIDE_ALERT_SCRIPT } from "../page/hide-alert.ts"
import { HIDE_REG_NO_SCRIPT } from "../page/hide-reg-no.ts"
import { createSecurityPolicy } from "./security-policy.ts"

const STYLE = "'nonce-style'"
const FRAMEWORK = "'sha256-framework'"
const facts = (html: string | null, requested?: string): PageFacts => ({
  html,
  scripts: [FRAMEWORK],
  style: STYLE,
  requested,
})
const getPolicy = (html: string | null, requested?: string) =>
  createSecurityPolicy(facts(html, requested), { mediaOrigins: [] })
const directive = (policy: string, name: string) => policy.split("; ").find((item) => item.startsWith(`${name} `))

const OWN = [HIDE_REG_NO_SCRIPT, HIDE_ALERT_SCRIPT, BEFORE_HYDRATION_SCRIPT, CONSENT_SCRIPT].map(
  (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
)

test("the Content-Security-Policy allows only known scripts and styles and no unsafe sources", () => {
  const policy = getPolicy("<p>hej</p><script>alert(1)</script>")

  expect(directive(policy, "script-src")).toBe(`script-src 'self' ${OWN.join(" ")} ${FRAMEWORK}`)
  expect(directive(policy, "style-src")).toBe(`style-src 'self' ${STYLE}`)
  expect(policy).not.toMatch(/unsafe/)
})

test("Tag Manager hosts are allowed only on a page with a Tag Manager container", () => {
  expect(getPolicy("")).not.toContain("google")
  expect(getPolicy('<script src="/visitor.js" data-tag-container="GTM-A1" defer=""></script>')).toContain(
    "script-src 'self' https://*.googletagmanager.com",
  )
})

test("text that looks like the markup of an embedded form does not change the Content-Security-Policy", () => {
  expect(getPolicy("<p>&lt;section data-embed=&quot;hubspot&quot;&gt;</p>")).not.toContain("hsforms")
  expect(getPolicy('<p>a data-embed="hubspot"</p>')).not.toContain("hsforms")
  expect(getPolicy("<p>a data-tag-container=b</p>")).not.toContain("google")
  expect(getPolicy(embed("constructor"))).toContain("frame-src 'none';")
})

test("a page can be embedded in a frame only by the site itself and by the origins in the route's frame-ancestors", () => {
  const requested = "default-src 'self'; frame-ancestors 'self' https://pages.sitecorecloud.io; base-uri 'none'"

  expect(directive(getPolicy(""), "frame-ancestors")).toBe("frame-ancestors 'self'")
  expect(directive(getPolicy("", requested), "frame-ancestors")).toBe(
    "frame-ancestors 'self' https://pages.sitecorecloud.io",
  )
  expect(directive(getPolicy("", requested), "script-src")).toMatch(
    /^script-src 'self' https:\/\/pages.sitecorecloud.io '/,
  )
  const forged = "default-src 'self'; x-frame-ancestors https://evil.example"
  expect(directive(getPolicy("", forged), "frame-ancestors")).toBe("frame-ancestors 'self'")
  expect(directive(getPolicy("", "frame-ancestors 'none'"), "frame-ancestors")).toBe("frame-ancestors 'none'")
})

function wholePolicy({ scripts = "", ...changes }: Readonly<Record<string, string>> = {}): string {
  const directives = {
    "default-src": "'self'",
    "script-src": ["'self'", scripts, ...OWN, FRAMEWORK].filter(Boolean).join(" "),
    "style-src": `'self' ${STYLE}`,
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
const JOTFORM = "https://form.jotform.com https://eu.jotform.com"
const embed = (name: string) => `<section data-embed="${name}"></section>`
const tagged = '<script src="/visitor.js" data-tag-container="GTM-A1" defer=""></script>'

const ANYTHING = {
  scripts: `${TAGS} ${HUBSPOT_SCRIPTS}`,
  "connect-src": `'self' ${TAGS} https://*.hsforms.com`,
  "frame-src": `https://www.youtube-nocookie.com https://*.hsforms.com ${JOTFORM} ${TAGS}`,
  "form-action": "'self' https://*.hsforms.com",
}

test.each<[string, string | null, Readonly<Record<string, string>>]>([
  ["an ordinary page", "<p>hej</p>", {}],
  ["a page with a film", embed("youtube"), { "frame-src": "https://www.youtube-nocookie.com" }],
  [
    "a page with a form of HubSpot",
    embed("hubspot"),
    {
      scripts: HUBSPOT_SCRIPTS,
      "connect-src": "'self' https://*.hsforms.com",
      "frame-src": "https://*.hsforms.com",
      "form-action": "'self' https://*.hsforms.com",
    },
  ],
  ["a page with a form of Jotform", embed("jotform"), { "frame-src": JOTFORM }],
  ["a page with tags", tagged, { scripts: TAGS, "connect-src": `'self' ${TAGS}`, "frame-src": TAGS }],
  [
    "a page with a film, twice a form, and tags",
    embed("youtube") + embed("hubspot") + embed("hubspot") + tagged,
    {
      scripts: `${TAGS} ${HUBSPOT_SCRIPTS}`,
      "connect-src": `'self' ${TAGS} https://*.hsforms.com`,
      "frame-src": `https://www.youtube-nocookie.com https://*.hsforms.com ${TAGS}`,
      "form-action": "'self' https://*.hsforms.com",
    },
  ],
  ["a page that is sent while it is rendered", null, ANYTHING],
])("the complete policy of %s is correct", (_, html, changes) => {
  expect(getPolicy(html)).toBe(wholePolicy(changes))
})

test("the Content-Security-Policy of an edited page also allows the editor's scripts, connections and frames", () => {
  const frames = `'self' ${EDITORS}`

  expect(getPolicy(null, `frame-ancestors ${frames}`)).toBe(
    wholePolicy({
      ...ANYTHING,
      scripts: `${EDITORS} ${ANYTHING.scripts}`,
      "connect-src": `'self' ${EDITORS} ${TAGS} https://*.hsforms.com`,
      "frame-ancestors": frames,
    }),
  )
})

test("only pictures and videos from a local platform may be loaded over HTTP", () => {
  expect(createSecurityPolicy(facts("<p>hej</p>"), { mediaOrigins: ["http://localhost:4300"] })).toBe(
    wholePolicy({
      "img-src": "'self' data: https: http://localhost:4300",
      "media-src": "'self' https: http://localhost:4300",
    }),
  )
})
