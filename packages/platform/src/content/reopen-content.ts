import { type ContentConfig, type ContentSurroundings, openContentService } from "@forecourt/content-service"
import { readMessage } from "@forecourt/contracts/read-message"
import { createQueue } from "@forecourt/service-kit/storage"

type ContentService = Awaited<ReturnType<typeof openContentService>>
type Surroundings = Omit<ContentSurroundings, "warn">

export type Contents = Pick<ContentSurroundings, "templates"> & Pick<ContentConfig, "textKeys">

export interface Reopened {
  /**
   * The errors that occurred. Content with an error keeps its previous version. If the new content cannot be served at
   * all, all content remains unchanged.
   */
  readonly problems: readonly string[]
  readonly hasChanged: boolean
  /** The timestamp in milliseconds from which every response contains the new content. */
  readonly since: number
}

export interface ReopenedContent {
  readonly fetch: ContentService["app"]["fetch"]
  readonly hasSite: ContentService["hasSite"]
  /**
   * Reads the templates and the site folders again. Requests that arrive during this time wait for the new content.
   */
  readonly reopen: (read: () => Promise<Contents>) => Promise<Reopened>
  readonly close: () => Promise<void>
}

export async function openContent(config: ContentConfig, surroundings: Surroundings): Promise<ReopenedContent> {
  const warnings: string[] = []
  const open = async (contents: Contents): Promise<ServingContent> =>
    toServing(
      await openContentService(
        { ...config, ...contents },
        { ...surroundings, templates: contents.templates, warn: (line) => warnings.push(line) },
      ),
    )
  let current = await open({ ...config, ...surroundings })
  for (const line of warnings) surroundings.log(line)
  const inTurn = createQueue()
  let opening: Promise<unknown> = Promise.resolve()

  async function reopen(read: () => Promise<Contents>): Promise<Reopened> {
    const since = Date.now()
    warnings.length = 0
    try {
      const previous = current
      const opened = read().then(open)
      opening = opened.catch(() => null)
      current = await opened
      await previous.close()
      return { problems: [...warnings], hasChanged: current.service.hasWritten, since }
    } catch (error) {
      const message = readMessage(error)
      return { problems: [...warnings, message], hasChanged: false, since }
    }
  }

  return {
    async fetch(...args) {
      await opening
      return current.fetch(...args)
    },
    hasSite: (name) => current.service.hasSite(name),
    reopen: (read) => inTurn(() => reopen(read)),
    close: () => inTurn(() => current.close()),
  }
}

interface ServingContent {
  readonly service: ContentService
  readonly fetch: ContentService["app"]["fetch"]
  readonly close: () => Promise<void>
}

function toServing(service: ContentService): ServingContent {
  const open = new Set<unknown>()
  return {
    service,
    async fetch(...args) {
      const response = Promise.resolve(service.app.fetch(...args))
      open.add(response)
      try {
        return await response
      } finally {
        open.delete(response)
      }
    },
    async close() {
      await Promise.allSettled(open)
      await service.close()
    },
  }
}
