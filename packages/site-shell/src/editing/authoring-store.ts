import {
  createAuthoringHttp,
  discardDraft,
  type Found,
  publishDraft,
  readDraft,
  readHistory,
  readMedia,
  readPages,
  readVersion,
  type StoredMedia,
  storeMedia,
  writeDraft,
} from "@forecourt/api-clients/authoring"
import type { EditedPage } from "@forecourt/editing-machine/operations"
import type { Environment } from "../environment.ts"
import type { SiteConfig } from "../generated/site-config.ts"
import { isLayout } from "../items/item-address.ts"
import { toVisitorPath } from "../page/site-paths.ts"
import { buildUploadPath } from "./upload-path.ts"

export type EditStore = ReturnType<typeof createAuthoringStore>

interface Place {
  readonly language: string
  readonly path: string
}

export function createAuthoringStore(
  { name: site, languages }: Pick<SiteConfig, "name" | "languages">,
  { content, editing }: Environment,
) {
  const http = createAuthoringHttp({
    url: content.url,
    token: editing.authoringToken,
    timeoutMs: TIMEOUT_MS,
    retries: 0,
    reconnects: true,
  })
  const toSitePlace = (place: Place) => ({ site, ...place })

  async function toWritten(writing: ReturnType<typeof writeDraft> | ReturnType<typeof publishDraft>) {
    const result = await writing
    switch (result.kind) {
      case "ok":
        return { kind: "written", stored: toStored(result) } as const
      case "refused":
        return { kind: "refused", problems: result.problems } as const
      case "missing":
        return MISSING
      case "outdated":
        return result.published === null ? ({ kind: "refused", problems: [REMOVED] } as const) : CHANGED
      case "taken":
        return { kind: "refused", problems: [{ pointer: "", message: result.reason, cure: "" }] } as const
      default:
        return CHANGED
    }
  }

  async function read(place: Place) {
    const draft = await readDraft(http, toSitePlace(place))
    if (draft.kind !== "ok") return null
    const superseded = await findSuperseding(place, draft)
    return { ...toStored(draft), ...(superseded !== null && { superseded }) }
  }

  /**
   * Returns the version on which a draft is based and the newer version that has been published since then. Returns
   * `null` if there is no newer version.
   */
  async function findSuperseding(place: Place, { draft: { isDraft, base, published } }: Found) {
    if (!isDraft || published === null || published.version === base) return null
    const [previous, now] = await Promise.all([
      base === null ? null : readVersion(http, toSitePlace(place), base),
      readVersion(http, toSitePlace(place), published.version),
    ])
    if (now.kind !== "ok") return null
    // The draft is based on no version, or on one that is not stored any more: then all of it counts as the draft's
    // changes.
    const from = previous?.kind === "ok" ? previous : now
    return { base: toDocument(from.draft), published: toDocument(now.draft) }
  }

  /**
   * Returns the result for a draft that was not found: either another editor has just changed the page, or the page
   * does not exist.
   */
  async function readWithoutDraft(place: Place) {
    return (await readDraft(http, toSitePlace(place))).kind === "ok" ? CHANGED : MISSING
  }

  return {
    read,
    write: (place: Place, { etag, document }: { readonly etag: string; readonly document: object }) =>
      toWritten(writeDraft(http, toSitePlace(place), { document, ...parseTag(etag) })),
    async publish(place: Place, { etag }: { readonly etag: string }) {
      const result = await toWritten(publishDraft(http, toSitePlace(place), parseTag(etag).etag))
      return result.kind === "missing" ? readWithoutDraft(place) : result
    },
    async discard(place: Place, { etag }: { readonly etag: string }) {
      const result = await discardDraft(http, toSitePlace(place), parseTag(etag).etag)
      if (result.kind === "missing") return readWithoutDraft(place)
      const stored = result.kind === "ok" ? await read(place) : null
      return stored === null ? CHANGED : ({ kind: "written", stored } as const)
    },
    async history(place: Place) {
      const history = await readHistory(http, toSitePlace(place))
      return history.kind === "ok" ? history.versions : []
    },
    async readVersion(place: Place, version: number) {
      const result = await readVersion(http, toSitePlace(place), version)
      return result.kind === "ok" ? toDocument(result.draft) : null
    },
    async create(place: Place, { document }: { readonly document: object }) {
      const names = place.path.slice(1).split("/")
      if ([...languages, ...OWN_ADDRESSES].includes(names[0] ?? "") || names.includes(DATA)) return UNFIT
      const result = await writeDraft(http, toSitePlace(place), { document, etag: null })
      if (result.kind === "ok")
        return { kind: "created", href: toVisitorPath(result.draft.path, place.language, { languages }) } as const
      return result.kind === "refused"
        ? ({ kind: "refused", problems: result.problems } as const)
        : ({ kind: "taken" } as const)
    },
    async pages(language: string) {
      const { pages } = await readPages(http, { site, language })
      const contentPages = pages.filter(({ path }) => !isLayout(path))
      return contentPages.map(({ id, path, name }) => ({
        id,
        name,
        href: toVisitorPath(path, language, { languages }),
      }))
    },
    async media() {
      const { media } = await readMedia(http)
      return media.map(toMedium)
    },
    async upload({ name, type, bytes }: Upload) {
      const stored = await storeMedia(http, { path: buildUploadPath(site, name, bytes), type, bytes })
      return stored.kind === "ok"
        ? ({ kind: "stored", medium: toMedium(stored) } as const)
        : ({ kind: "refused", reason: stored.reason } as const)
    },
  }
}

interface Upload {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

function toMedium({ path, src, mimeType, size, width, height }: Omit<StoredMedia, "kind">) {
  return {
    name: path,
    src,
    mimeType,
    size,
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
  }
}

const TIMEOUT_MS = 10_000

/** The first path segments of URLs that are not pages. See `decide.ts`. */
const OWN_ADDRESSES = ["api", "edit", "fresh", "healthz", "sitecore", "styles"]
const DATA = "data"

const UNFIT = { kind: "address" } as const
const CHANGED = { kind: "changed" } as const
const MISSING = { kind: "missing" } as const

const REMOVED = {
  pointer: "",
  message: "The page was removed since this draft was begun",
  cure: "Discard the draft.",
}

function toStored(result: Found) {
  const { id, isDraft, uids } = result.draft
  return { etag: createTag(result), itemId: id, document: toDocument(result.draft), isDraft, uids }
}

function createTag({ etag, draft: { published } }: Found): string {
  return `${etag.slice(0, -1)}.${published?.version ?? 0}"`
}

function parseTag(tag: string): { readonly etag: string; readonly base: number | null } {
  const [, etag = "", version = ""] = /^(.*)\.(\d+)"$/.exec(tag) ?? []
  return { etag: `${etag}"`, base: Number(version) || null }
}

function toDocument({ document }: Found["draft"]): EditedPage {
  return document as unknown as EditedPage
}
