import { isRecord } from "@forecourt/contracts/is-record"
import { LANGUAGES } from "@forecourt/search-engine/rules"
import { ServiceError } from "@forecourt/service-kit/errors"
import { readJson, type ServiceEnv } from "@forecourt/service-kit/http"
import { isSecret } from "@forecourt/service-kit/secrets"
import type { Storage } from "@forecourt/service-kit/storage"
import { type Context, Hono } from "hono"
import type { SearchDocument } from "../engine.types.ts"
import type { TakeIn } from "../import/open-intake.ts"
import type { Indexes } from "../indexes/open-indexes.ts"
import { completeMeaning, type IndexMeaning, isIndexName } from "../kinds/index-name.ts"
import { findDocumentFault, findKind, getKind, type Kind } from "../kinds/kinds.ts"
import { changeDocument, type Outcome, type Rewrite } from "../storage/change-document.ts"
import { createIndexRow, readIndexRow } from "../storage/index-rows.ts"
import { getLastQuarantine } from "../storage/quarantine.ts"
import { createUnknownIndexError } from "./calls.ts"
import { mergePatch } from "./merge-patch.ts"
import type { Metrics } from "./metrics.ts"

export interface WriteRouteOptions {
  readonly storage: Storage
  readonly takeIn: TakeIn
  readonly indexes: Indexes
  readonly writeKey: string
  readonly metrics: Metrics
  readonly now: () => number
}

const MAX_BYTES = 2_000_000
const MAX_KEY = 200
const STATUSES: Readonly<Record<Outcome, 200 | 201 | 404>> = { created: 201, changed: 200, removed: 200, absent: 404 }

type Ctx = Context<ServiceEnv>

export function writeRoutes(options: WriteRouteOptions): Hono<ServiceEnv> {
  const { storage, indexes, writeKey } = options
  const routes = new Hono<ServiceEnv>()
  routes.use("/indexes/*", async (context, next) => {
    if (!isSecret(context.req.header("x-api-key") ?? "", writeKey))
      throw new ServiceError("ApiKeyWrong", "the key is not known here. Send the key for writing as x-api-key.")
    await next()
  })
  routes.put("/indexes/:index", (context) => makeIndex(context, options))
  routes.put("/indexes/:index/documents", (context) => handleReplaceAll(context, options))
  routes.put("/indexes/:index/documents/:key", async (context) => {
    const document = await readDocument(context)
    return handleChange(context, options, (kind, key) => () => parseDocument(kind, key, addKey(kind, key, document)))
  })
  routes.patch("/indexes/:index/documents/:key", async (context) => {
    const patch = await readDocument(context)
    return handleChange(context, options, (kind, key) => (previous) => {
      if (previous === null) throw createAbsentError(key)
      return parseDocument(kind, key, mergePatch(previous, patch))
    })
  })
  routes.delete("/indexes/:index/documents/:key", (context) => handleChange(context, options, () => () => null))
  routes.get("/indexes/:index/quarantine", async (context) => {
    const index = await getKnownIndex(context, storage)
    return context.json(await getLastQuarantine(storage, index.name))
  })
  routes.get("/indexes", (context) => context.json({ indexes: indexes.list().map(({ name }) => name) }))
  return routes
}

async function makeIndex(context: Ctx, { storage, indexes, now }: WriteRouteOptions): Promise<Response> {
  const name = getName(context)
  const said = (await readJson(context, { maxBytes: MAX_BYTES })) ?? {}
  await storage.transaction((tx) => createIndexRow(tx, name, parseMeaning(name, said), now()))
  await indexes.follow()
  return context.json(await readIndexRow(storage, name))
}

function parseMeaning(name: string, said: unknown): IndexMeaning {
  const { kind, language } = said as { kind?: unknown; language?: unknown }
  const knownKind = findKind(kind)
  const knownLanguage = LANGUAGES.find((item) => item === language)
  if ((kind !== undefined && knownKind === null) || (language !== undefined && knownLanguage === undefined))
    throw new ServiceError("Unprocessable", `kind is car or dealership, language one of ${LANGUAGES.join(", ")}.`)
  const meaning = completeMeaning(name, {
    ...(knownKind && { kind: knownKind.name }),
    ...(knownLanguage && { language: knownLanguage }),
  })
  if (meaning === null) throw new ServiceError("Unprocessable", `what does ${name} hold? Send {"kind":"car"}.`)
  return meaning
}

async function handleReplaceAll(context: Ctx, { storage, takeIn, indexes }: WriteRouteOptions): Promise<Response> {
  const index = getName(context)
  const meaning = (await readIndexRow(storage, index)) ?? completeMeaning(index)
  if (meaning === null) throw createUnknownIndexError(index)
  const { kind, language } = meaning
  const body = context.req.raw.body
  if (body === null) throw new ServiceError("BadRequest", "there is no body. Send a line of JSON for each document.")
  const yes = context.req.query("yes") !== undefined
  const { report } = await takeIn({ index, kind, language, body, yes, ...AS_A_WHOLE })
  if (report?.state === "refused") {
    const sentence = `${report.dropped} of ${report.before} documents would be dropped. If that is meant, add ?yes to the address.`
    throw new ServiceError("DropsTooMany", sentence, { status: 409, members: { report } })
  }
  await indexes.follow()
  return context.json(report)
}

const AS_A_WHOLE = { source: "http", form: "ndjson", mapping: null, mayBeChanges: false } as const

type RewriteFor = (kind: Kind, key: string) => Rewrite

async function handleChange(context: Ctx, options: WriteRouteOptions, rewriteFor: RewriteFor): Promise<Response> {
  const { storage, indexes, metrics, now } = options
  const { name, kind: kindName } = await getKnownIndex(context, storage, now())
  const key = getKey(context)
  const kind = getKind(kindName)
  const outcome = await changeDocument(storage, { index: name, kind, key, now: now() }, rewriteFor(kind, key))
  if (outcome === null) throw createUnknownIndexError(name)
  metrics.countWrite(name, outcome)
  await (indexes.get(name)?.follow() ?? indexes.follow())
  if (outcome === "absent") throw createAbsentError(key)
  return context.json({ key, outcome }, STATUSES[outcome])
}

async function getKnownIndex(context: Ctx, storage: Storage, now?: number) {
  const name = getName(context)
  const row = await readIndexRow(storage, name)
  if (row !== null) return row
  const meaning = completeMeaning(name)
  if (meaning === null || now === undefined || context.req.method !== "PUT") throw createUnknownIndexError(name)
  await storage.transaction((tx) => createIndexRow(tx, name, meaning, now))
  return { name, ...meaning }
}

function getName(context: Ctx): string {
  const name = context.req.param("index") ?? ""
  if (!isIndexName(name)) throw createUnknownIndexError(name)
  return name
}

function getKey(context: Ctx): string {
  const key = context.req.param("key") ?? ""
  if (key.length <= MAX_KEY) return key
  throw new ServiceError("BadRequest", `a key of more than ${MAX_KEY} characters. Send a shorter one.`)
}

async function readDocument(context: Ctx): Promise<SearchDocument> {
  const body = await readJson(context, { maxBytes: MAX_BYTES })
  if (isRecord(body)) return { ...body }
  throw new ServiceError("BadRequest", "the body is no JSON object. Send a document.")
}

function addKey({ fields }: Kind, key: string, document: SearchDocument): SearchDocument {
  return document[fields.key] === undefined ? { ...document, [fields.key]: key } : document
}

function parseDocument(kind: Kind, key: string, document: SearchDocument): SearchDocument {
  const fault = findDocumentFault(kind, document)
  if (fault !== null)
    throw new ServiceError("Unprocessable", `${fault.field} ${fault.reason}. Correct the document.`, {
      members: { ...fault },
    })
  if (document[kind.fields.key] === key) return document
  const field = kind.fields.key
  const reason = `is not ${key}, as the address has it`
  throw new ServiceError("Unprocessable", `${field} ${reason}. Correct one of them.`, { members: { field, reason } })
}

function createAbsentError(key: string): ServiceError {
  return new ServiceError("NotFound", `there is no document ${key}. Put it first.`)
}
