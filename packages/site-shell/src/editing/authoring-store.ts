import {
  createAuthoringHttp,
  discardDraft,
  type Found,
  publishDraft,
  readDraft,
  readHistory,
  readVersion,
  writeDraft,
} from "@forecourt/api-clients/authoring"
import type { EditedPage } from "@forecourt/editing-machine/operations"
import type { Environment } from "../environment.ts"
import type { SiteConfig } from "../generated/site-config.ts"

/** Where pages are kept while they are edited, as `@forecourt/editor/server` wants it. */
export type EditStore = ReturnType<typeof authoringStore>

interface Place {
  readonly language: string
  readonly path: string
}

/** The pages of a site, by the content platform's authoring API. */
export function authoringStore({ name: site }: Pick<SiteConfig, "name">, { content, editing }: Environment) {
  const http = createAuthoringHttp({
    url: content.url,
    token: editing.authoringToken,
    timeoutMs: TIMEOUT_MS,
    retries: 0,
  })
  const at = (place: Place) => ({ site, ...place })

  async function written(writing: ReturnType<typeof writeDraft> | ReturnType<typeof publishDraft>) {
    const result = await writing
    switch (result.kind) {
      case "ok":
        return { kind: "written", stored: storedIn(result) } as const
      case "refused":
        return { kind: "refused", problems: result.problems } as const
      case "missing":
        return { kind: "missing" } as const
      case "taken":
        return { kind: "refused", problems: [{ pointer: "", message: result.reason, cure: "" }] } as const
      default:
        return { kind: "changed" } as const
    }
  }

  async function read(place: Place) {
    const found = await readDraft(http, at(place))
    if (found.kind !== "ok") return null
    const superseded = await supersededBy(place, found)
    return { ...storedIn(found), ...(superseded !== null && { superseded }) }
  }

  /** From which version a draft was begun, and which one was published since; `null` when none was. */
  async function supersededBy(place: Place, { draft: { isDraft, base, published } }: Found) {
    if (!isDraft || published === null || base === null || published.version === base) return null
    const [before, now] = await Promise.all([
      readVersion(http, at(place), base),
      readVersion(http, at(place), published.version),
    ])
    // The version that it was begun from is not kept any more: the draft is taken as it is.
    if (before.kind !== "ok" || now.kind !== "ok") return null
    return { base: documentIn(before.draft), published: documentIn(now.draft) }
  }

  return {
    read,
    async write(place: Place, { etag, document }: { readonly etag: string; readonly document: object }) {
      const found = await readDraft(http, at(place))
      const base = found.kind === "ok" ? (found.draft.published?.version ?? null) : null
      return written(writeDraft(http, at(place), { document, etag, base }))
    },
    publish: (place: Place, { etag }: { readonly etag: string }) => written(publishDraft(http, at(place), etag)),
    async discard(place: Place, { etag }: { readonly etag: string }) {
      const result = await discardDraft(http, at(place), etag)
      if (result.kind === "missing") return { kind: "missing" } as const
      const stored = result.kind === "ok" ? await read(place) : null
      return stored === null ? ({ kind: "changed" } as const) : ({ kind: "written", stored } as const)
    },
    async history(place: Place) {
      const history = await readHistory(http, at(place))
      return history.kind === "ok" ? history.versions : []
    },
    async readVersion(place: Place, version: number) {
      const found = await readVersion(http, at(place), version)
      return found.kind === "ok" ? documentIn(found.draft) : null
    },
  }
}

const TIMEOUT_MS = 10_000

function storedIn({ etag, draft }: Found) {
  const { id, isDraft, uids } = draft
  return { etag, itemId: id, document: documentIn(draft), isDraft, uids }
}

/** The platform has checked its form before it was stored, and gives each block an identifier. */
function documentIn({ document }: Found["draft"]): EditedPage {
  return document as unknown as EditedPage
}
