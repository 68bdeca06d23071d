import type { EditedPage } from "@forecourt/editing-machine/operations"
import type { EditStore, LinkedPage, Medium, StorageProblem, StoredDocument } from "../src/server/edit-store.types.ts"

export function memoryStore(published: EditedPage) {
  const versions = [published]
  let [draft, writes, base]: [EditedPage | null, number, EditedPage] = [null, 0, published]
  const setDraft = (document: EditedPage | null) => {
    draft = document
    base = versions.at(-1) as EditedPage
  }
  /** Simulates another editor who publishes a new version of the page while a draft exists. */
  const supersede = (change: (page: EditedPage) => EditedPage) => {
    versions.push(change(versions.at(-1) as EditedPage))
  }
  const createStored = (): StoredDocument => ({
    etag: versions.length === 1 ? `"${writes}"` : `"${writes}.${versions.length}"`,
    document: draft ?? (versions.at(-1) as EditedPage),
    isDraft: draft !== null,
    uids: {},
    ...(draft !== null &&
      base !== versions.at(-1) && { superseded: { base, published: versions.at(-1) as EditedPage } }),
  })
  const pages: LinkedPage[] = []
  const created: object[] = []
  const media: Medium[] = []
  const problems: StorageProblem[] = []
  const between: (() => void)[] = []

  const write = (etag: string, change: () => void) => {
    if (etag !== createStored().etag) return { kind: "changed" } as const
    if (problems.length > 0) return { kind: "refused", problems: problems.splice(0) } as const
    change()
    writes += 1
    return { kind: "written", stored: createStored() } as const
  }
  const store: EditStore = {
    async read({ path }) {
      if (path !== "/") return null
      const stored = createStored()
      between.shift()?.()
      return stored
    },
    write: async (_, { etag, document }) => write(etag, () => setDraft(document)),
    publish: async (_, { etag }) =>
      write(etag, () => {
        versions.push(draft ?? published)
        setDraft(null)
      }),
    discard: async (_, { etag }) => write(etag, () => setDraft(null)),
    history: async () =>
      versions.map((_, index) => ({
        version: index + 1,
        updated: "2027-03-01T08:00:00Z",
        isDraft: false,
        isCurrent: index === versions.length - 1,
      })),
    readVersion: async (_, version) => versions[version - 1] ?? null,
    async create({ path }, { document }) {
      if (pages.some(({ href }) => href === path)) return { kind: "taken" }
      created.push(document)
      pages.push({ id: path, href: path, name: String((document as { name?: string }).name) })
      return { kind: "created", href: path }
    },
    pages: async () => pages,
    media: async () => media,
    async upload({ name, type, bytes }) {
      if (!/\.(png|pdf)$/.test(name)) return { kind: "refused", reason: `${name} is of no kind that is kept here.` }
      const medium = { name, src: `/-/media/${name}`, mimeType: type, size: bytes.length }
      media.push(medium)
      return { kind: "stored", medium }
    },
  }
  return {
    store,
    stored: createStored,
    pages,
    created,
    media,
    problems,
    between,
    supersede,
    published: () => versions.at(-1),
  }
}
