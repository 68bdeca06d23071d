import { blocks, pages } from "@forecourt/blocks/editing"
import { applyOperations, type EditedPage, findBlock, type Operation } from "@forecourt/editing-machine/operations"
import { expect, test } from "vitest"
import { memoryStore } from "../../test/memory-store.ts"
import { createEditApi, SCHEMA_HEADER } from "./server.ts"

const card = (id: string, title: string) => ({ block: "car-model-card", id, fields: { title: { value: title } } })
const PAGE: EditedPage = { fields: {}, layout: { main: [card("one", "EX30"), card("two", "EX90")] } }
const REVISION = "7"

function openApi(page = PAGE) {
  const memory = memoryStore(page)
  const api = createEditApi({ store: memory.store, blocks, pages, schemaRevision: REVISION })
  const call = async (method: string, path: string, { etag, body, headers = {} }: Sent = {}) => {
    const response = await api(
      new Request(`https://cars.example/api/edit/${path}`, {
        method,
        headers: {
          [SCHEMA_HEADER]: REVISION,
          "accept-language": "sv",
          ...(body !== undefined && { "content-type": "application/json" }),
          ...(etag !== undefined && { "if-match": etag }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
      }),
    )
    return { status: response.status, headers: response.headers, body: await response.json() }
  }
  const save = (etag: string, ...operations: readonly Operation[]) =>
    call("PATCH", HOME, { etag, body: { operations } })
  return { ...memory, call, save }
}

interface Sent {
  readonly etag?: string
  readonly body?: unknown
  readonly headers?: Record<string, string>
}

const HOME = "page?language=sv&path=/"

const set = (block: string, base: string, value: unknown, field = "title"): Operation => ({
  op: "set",
  block,
  field,
  base: { value: base },
  value: { value },
})

const titleIn = (page: EditedPage | undefined, id: string) =>
  page && (findBlock(page, id)?.block.fields?.title as { value: unknown })?.value

test("a page is returned with its ETag and is never cached", async () => {
  const { call } = openApi()
  const { status, headers, body } = await call("GET", HOME)

  expect(status).toBe(200)
  expect(body).toEqual({ etag: '"0"', page: PAGE, isDraft: false, uids: {} })
  expect(headers.get("etag")).toBe('"0"')
  expect(headers.get("cache-control")).toBe("private, no-store")
})

test("changes are saved as a draft, and the published page remains unchanged", async () => {
  const { save, stored, published } = openApi()
  const { status, body } = await save('"0"', set("one", "EX30", "EX30 Cross Country"))

  expect(status).toBe(200)
  expect(body).toMatchObject({ etag: '"1"', isDraft: true, isRebased: false })
  expect(titleIn(stored().document, "one")).toBe("EX30 Cross Country")
  expect(published()).toBe(PAGE)
})

test("changes by two editors to different fields are merged", async () => {
  const { save, stored } = openApi()
  await save('"0"', set("two", "EX90", "theirs"))
  const { status, body } = await save('"0"', set("one", "EX30", "mine"))

  expect([status, body.isRebased]).toEqual([200, true])
  expect([titleIn(stored().document, "one"), titleIn(stored().document, "two")]).toEqual(["mine", "theirs"])
})

test("changes by two editors to the same field cause a conflict, and nothing is saved", async () => {
  const { save, stored } = openApi()
  await save('"0"', set("one", "EX30", "theirs"))
  const { status, body } = await save('"0"', set("two", "EX90", "new"), set("one", "EX30", "mine"))

  expect(status).toBe(412)
  expect(body).toMatchObject({
    code: "Conflict",
    etag: '"1"',
    conflicts: [{ kind: "field", operation: set("one", "EX30", "mine"), theirs: { value: "theirs" } }],
  })
  expect(titleIn(stored().document, "two")).toBe("EX90")
})

test("a change is merged even when another editor saves the page during the save request", async () => {
  const { save, stored, store, between } = openApi()
  const theirs = () => {
    const document = applyOperations(stored().document, [set("two", "EX90", "theirs")]).page
    void store.write({ language: "sv", path: "/" }, { etag: stored().etag, document })
  }
  between.push(theirs)
  const { status } = await save('"0"', set("one", "EX30", "mine"))

  expect(status).toBe(200)
  expect([titleIn(stored().document, "one"), titleIn(stored().document, "two")]).toEqual(["mine", "theirs"])
})

test("an operation that is sent twice is applied once", async () => {
  const { save, stored } = openApi()
  const operation: Operation = {
    op: "insert",
    block: card("new", "EC40"),
    to: { parent: null, placeholder: "main", after: "one" },
  }
  await save('"0"', operation)
  const { status, body } = await save('"0"', operation)

  expect([status, body.etag]).toEqual([200, '"1"'])
  expect(stored().document.layout.main?.map(({ id }) => id)).toEqual(["one", "new", "two"])
})

test("an invalid change is not saved, and the error message is in the editor's language", async () => {
  const { save, stored } = openApi()
  const { status, body } = await save('"0"', set("one", "EX30", 7))

  expect(status).toBe(422)
  expect(body.issues).toMatchObject([{ block: "one", pointer: "/title/value", severity: "draft" }])
  expect(body.issues[0].message).toContain("Modell")
  expect(stored().isDraft).toBe(false)
})

test("a page with a missing required field can be saved as a draft, but not published", async () => {
  const { call, save, stored } = openApi()
  const remove: Operation = { op: "set", block: "one", field: "title", base: { value: "EX30" } }
  const saved = await save('"0"', remove)
  const published = await call("POST", "publish?language=sv&path=/", { etag: saved.body.etag })

  expect(saved.status).toBe(200)
  expect(published.status).toBe(422)
  expect(published.body.issues).toMatchObject([{ block: "one", severity: "publish" }])
  expect(stored().isDraft).toBe(true)
})

test("publishing a draft requires the draft's current ETag, and publishing twice has the same result as publishing once", async () => {
  const { call, save, stored, published } = openApi()
  const { body } = await save('"0"', set("one", "EX30", "new"))
  const publish = (etag: string) => call("POST", "publish?language=sv&path=/", { etag })

  expect(await publish('"0"')).toMatchObject({ status: 412, body: { code: "Changed", etag: body.etag } })
  const done = await publish(body.etag)
  expect(done).toMatchObject({ status: 200, body: { isDraft: false } })
  expect(titleIn(published(), "one")).toBe("new")
  expect(await publish(done.body.etag)).toMatchObject({ status: 200 })
  expect(stored().etag).toBe(done.body.etag)
})

test.each([
  ["footer", null, "x-area"],
  ["story", "story", null],
  ["other", "story", null],
] as const)(
  "inserting a card into the placeholder %s of the parent %s reports the issue %s",
  async (placeholder, parent, keyword) => {
    const { save } = openApi({
      ...PAGE,
      layout: { main: [{ block: "story-page", id: "story", fields: {} }], footer: [] },
    })
    const { status, body } = await save('"0"', {
      op: "insert",
      block: card("new", "EC40"),
      to: { parent, placeholder, after: null },
    })

    expect(status).toBe(keyword === null ? 200 : 422)
    if (keyword !== null) expect(body.issues).toMatchObject([{ block: "new", keyword, severity: "draft" }])
  },
)

test("the error for a block that an area does not allow contains the area's name in the editor's language", async () => {
  const { save } = openApi({ ...PAGE, layout: { main: [], footer: [] } })

  const to = { parent: null, placeholder: "footer", after: null }
  const { body } = await save('"0"', { op: "insert", block: card("new", "EC40"), to })

  expect(body.issues[0].message).toContain("området Sidfot")
})

test("saving a draft that is based on an older published version rebases the draft onto the newer version", async () => {
  const { call, save, stored, store, supersede } = openApi()
  await save('"0"', set("one", "EX30", "mine"))
  supersede((page) => applyOperations(page, [set("two", "EX90", "published")]).page)

  const { body } = await call("GET", HOME)
  expect([titleIn(body.page, "one"), titleIn(body.page, "two")]).toEqual(["EX30", "published"])
  expect(body.unsaved).toEqual([set("one", "EX30", "mine")])
  expect((await call("POST", "publish?language=sv&path=/", { etag: body.etag })).status).toBe(412)

  const saved = await save(body.etag, ...body.unsaved)
  expect([saved.status, titleIn(stored().document, "one"), titleIn(stored().document, "two")]).toEqual([
    200,
    "mine",
    "published",
  ])
  expect((await store.read({ language: "sv", path: "/" }))?.superseded).toBeUndefined()
})

test("the server rejects a change to a draft until the client has read the newer published version", async () => {
  const { save, stored, supersede } = openApi()
  const { body } = await save('"0"', set("one", "EX30", "mine"))
  supersede((page) => applyOperations(page, [set("two", "EX90", "published")]).page)

  const refused = await save(body.etag, set("two", "EX90", "new"))
  expect(refused).toMatchObject({ status: 412, body: { conflicts: [], unsaved: [set("one", "EX30", "mine")] } })
  expect(titleIn(stored().document, "one")).toBe("mine")

  const saved = await save(refused.body.etag, ...refused.body.unsaved)
  expect([saved.status, titleIn(stored().document, "one"), titleIn(stored().document, "two")]).toEqual([
    200,
    "mine",
    "published",
  ])
})

test("an empty save request rebases the draft onto the newer published version and keeps the draft's other properties", async () => {
  const { save, store, stored, supersede } = openApi()
  const place = { language: "sv", path: "/" }
  await store.write(place, { etag: stored().etag, document: { ...PAGE, slug: "new", name: "Cars" } as EditedPage })
  supersede((page) => ({ ...page, name: "Published" }) as EditedPage)

  expect((await save(stored().etag)).status).toBe(200)
  expect(stored().document).toMatchObject({ slug: "new", name: "Cars" })
  expect(stored().superseded).toBeUndefined()
})

test("a block whose type is named like an inherited property, such as constructor, can be inserted", async () => {
  const { save } = openApi()
  const to = { parent: null, placeholder: "main", after: null }

  expect((await save('"0"', { op: "insert", block: { block: "constructor", id: "c" }, to })).status).toBe(200)
})

test("a validation error from the storage is reported at the affected block and field", async () => {
  const { save, problems } = openApi()
  problems.push({ pointer: "/layout/main/1/fields/image", message: "has no value", cure: "Write one." })
  const { status, body } = await save('"0"', set("one", "EX30", "new"))

  expect(status).toBe(422)
  expect(body.issues).toMatchObject([{ block: "two", pointer: "/image", severity: "draft" }])
  expect(body.issues[0].message).not.toMatch(/\/|has no value|Write one/)
})

test("a draft can be discarded, and an earlier version can be restored as a draft", async () => {
  const { call, save, stored } = openApi()
  const first = await save('"0"', set("one", "EX30", "new"))
  const gone = await call("DELETE", HOME, { etag: first.body.etag })
  expect([gone.status, stored().isDraft, titleIn(stored().document, "one")]).toEqual([200, false, "EX30"])

  const second = await save(gone.body.etag, set("one", "EX30", "newer"))
  const published = await call("POST", "publish?language=sv&path=/", { etag: second.body.etag })
  const { body } = await call("GET", "history?language=sv&path=/")
  expect(body.versions).toMatchObject([
    { version: 1, isCurrent: false },
    { version: 2, isCurrent: true },
  ])

  const restore = (version: unknown) =>
    call("POST", `restore?language=sv&path=/&version=${version}`, { etag: published.body.etag })
  expect((await restore(9)).status).toBe(404)
  expect((await restore("x")).status).toBe(404)
  expect(await restore(1)).toMatchObject({ status: 200, body: { isDraft: true } })
  expect(titleIn(stored().document, "one")).toBe("EX30")
})

const OPERATIONS = { operations: [set("one", "EX30", "new")] }

test.each<[what: string, method: string, path: string, sent: Sent, status: number]>([
  ["no page", "GET", "page?language=sv", {}, 400],
  ["an address elsewhere", "GET", "page?language=sv&path=x", {}, 400],
  ["a page that is not there", "GET", "page?language=sv&path=/x", {}, 404],
  ["no such call", "PUT", HOME, { etag: '"0"', body: OPERATIONS }, 404],
  ["an editor for other schemas", "GET", HOME, { headers: { [SCHEMA_HEADER]: "6" } }, 409],
  ["a save without the tag", "PATCH", HOME, { body: OPERATIONS }, 428],
  ["publishing without the tag", "POST", "publish?language=sv&path=/", {}, 428],
  ["forgetting without the tag", "DELETE", HOME, {}, 428],
  ["no JSON", "PATCH", HOME, { etag: '"0"', body: "operations", headers: { "content-type": "text/plain" } }, 415],
  ["broken JSON", "PATCH", HOME, { etag: '"0"', body: "{" }, 400],
  ["no operations", "PATCH", HOME, { etag: '"0"', body: { operations: [] } }, 200],
  ["an unknown operation", "PATCH", HOME, { etag: '"0"', body: { operations: [{ op: "destroy" }] } }, 400],
  [
    "an operation with more",
    "PATCH",
    HOME,
    { etag: '"0"', body: { operations: [{ ...OPERATIONS.operations[0], x: 1 }] } },
    400,
  ],
  ["a body that is too long", "PATCH", HOME, { etag: '"0"', body: JSON.stringify("x".repeat(2_000_001)) }, 413],
  ["a body nested 100,000 times", "PATCH", HOME, { etag: '"0"', body: `${"[".repeat(1e5)}${"]".repeat(1e5)}` }, 400],
])("%s: %s %s", async (_, method, path, sent, status) => {
  const { call, stored } = openApi()

  expect((await call(method, path, sent)).status).toBe(status)
  expect(stored().document).toBe(PAGE)
})

const LIST = "language=sv&path=/"

test("the page search matches words in any order and sets isCut when the list of results is truncated", async () => {
  const { call, pages } = openApi()
  for (let number = 1; number <= 61; number++)
    pages.push({ id: `${number}`, href: `/bilar/${number}`, name: `Bil ${number}` })
  pages.push({ id: "w", href: "/verkstad", name: "Boka tid" })

  const all = await call("GET", `pages?${LIST}`)
  expect([all.body.pages.length, all.body.isCut]).toEqual([60, true])
  expect((await call("GET", `pages?${LIST}&words=tid VERKSTAD`)).body).toEqual({
    pages: [{ id: "w", href: "/verkstad", name: "Boka tid" }],
    isCut: false,
  })
})

test("filtering the media list by media type or search words returns only the matching uploads", async () => {
  const { call } = openApi()
  const upload = (name: string, type: string, body = "bytes") =>
    call("POST", `media?${LIST}&name=${name}`, { body, headers: { "content-type": type } })
  const medium = { name: "a.png", src: "/-/media/a.png", mimeType: "image/png", size: 5 }

  expect(await upload("a.png", "image/png")).toMatchObject({ status: 201, body: { medium } })
  await upload("b.pdf", "application/pdf")
  expect((await call("GET", `media?${LIST}&kind=image`)).body).toEqual({ media: [medium], isCut: false })
  expect((await call("GET", `media?${LIST}&kind=file&words=b`)).body.media).toMatchObject([{ name: "b.pdf" }])
  expect((await call("GET", `media?${LIST}&kind=file&words=c`)).body.media).toEqual([])
})

test.for([
  ["Höst på kajen.PNG", "host-pa-kajen.png"],
  ["отчёт.pdf", "file.pdf"],
  ["../../a.png", "a.png"],
] as const)("a file uploaded as %s is stored under the name %s", async ([name, stored]) => {
  const { call, media } = openApi()
  await call("POST", `media?${LIST}&name=${encodeURIComponent(name)}`, {
    body: "b",
    headers: { "content-type": "x/y" },
  })

  expect(media.map((medium) => medium.name)).toEqual([stored])
})

test("a new page uses its name as the navigation title and is hidden in the navigation by default", async () => {
  const { call, created } = openApi()

  await call("POST", "pages?language=sv&path=/bilar/ex30", { body: { name: "Nya EX30" } })

  expect(created).toMatchObject([{ fields: { navTitle: { value: "Nya EX30" }, hideInNavigation: true } }])
})

test("a new page is created only if its URL is not in use", async () => {
  const { call, pages } = openApi()
  const create = (path: string, body: unknown) => call("POST", `pages?language=sv&path=${path}`, { body })

  expect(await create("/bilar/ex30", { name: " EX30 ", template: "StoryPage" })).toMatchObject({
    status: 201,
    body: { href: "/bilar/ex30" },
  })
  expect(pages).toMatchObject([{ name: "EX30" }])
  expect(await create("/bilar/ex30", { name: "EX30" })).toMatchObject({ status: 409, body: { code: "Taken" } })
  expect(pages).toHaveLength(1)
})

test.for([
  ["/Bilar", { name: "Bilar" }],
  ["/bilar/", { name: "Bilar" }],
  ["/", { name: "Bilar" }],
  ["/b%C3%A5t", { name: "Båt" }],
  ["/bilar", { name: " " }],
  ["/bilar", {}],
  ["/bilar", null],
] as const)("creating a page at %s with the body %j is rejected", async ([path, body]) => {
  const { call, pages } = openApi()

  expect((await call("POST", `pages?language=sv&path=${path}`, { body })).status).toBe(400)
  expect(pages).toEqual([])
})

test("an upload is rejected if it has no name, exceeds 8 MB or has an unsupported type", async () => {
  const { call, media } = openApi()
  const status = async (name: string, body: string) =>
    (await call("POST", `media?${LIST}&name=${name}`, { body, headers: { "content-type": "image/png" } })).status

  expect(await status("", "bytes")).toBe(400)
  expect(await status("a.png", "x".repeat(8_000_001))).toBe(413)
  expect(await status("a.exe", "bytes")).toBe(422)
  expect(media).toEqual([])
})
