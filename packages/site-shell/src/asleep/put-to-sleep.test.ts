import { expect, test } from "vitest"
import { putToSleep } from "./put-to-sleep.ts"
import { SLEEP_SCRIPT } from "./sleep-script.ts"

const page = (attributes: string) =>
  `<!DOCTYPE html><html lang="sv"${attributes}><head><link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a-1.js"/><script src="/_next/static/chunks/b~2.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script></head><body><p>&lt;/head></p><script src="/visitor.js" defer=""></script><script>self.__next_f.push([1,"\\u003cscript src"])</script><script src="/_next/static/chunks/a-1.js" async=""></script></body></html>`

test("the framework's scripts sleep, and what wakes them stands at the end of the head", () => {
  expect(putToSleep(page(' data-islands="asleep"'))).toBe(
    `<!DOCTYPE html><html lang="sv" data-islands="asleep"><head><script type="asleep" src="/_next/static/chunks/b~2.js" async=""></script><script src="/_next/static/chunks/old.js" noModule=""></script><script>${SLEEP_SCRIPT}</script></head><body><p>&lt;/head></p><script src="/visitor.js" defer=""></script><script>self.__next_f.push([1,"\\u003cscript src"])</script><script type="asleep" src="/_next/static/chunks/a-1.js" async=""></script></body></html>`,
  )
})

test("a page that does not say that its scripts may sleep stays as it is, whatever its content says", () => {
  for (const html of [page(""), "", "<p>Hej</p>", page("").replace("<p>", '<p data-islands="asleep">')])
    expect(putToSleep(html)).toBe(html)
})
