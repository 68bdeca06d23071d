import { randomUUID } from "node:crypto"
import { readMessage } from "@forecourt/contracts/read-message"
import { formatGuid } from "../guid/guid.ts"
import type { Change } from "./publish.types.ts"

interface WebhookOptions {
  readonly urls: readonly string[]
  readonly secret: string
  readonly onFailure: (message: string) => void
}

const TIMEOUT_MS = 5000

/** Notifies every webhook. The promise never rejects. */
export async function sendWebhooks(change: Change, { urls, secret, onFailure }: WebhookOptions): Promise<void> {
  const body = JSON.stringify(createNotice(change))
  await Promise.all(
    urls.map(async (url) => {
      try {
        const response = await fetch(url, {
          method: "POST",
          headers: { "content-type": "application/json", "x-revalidate-secret": secret },
          body,
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        if (!response.ok) onFailure(`webhooks: ${url} answered ${response.status}. Check its secret and address.`)
        await response.body?.cancel()
      } catch (error) {
        const reason = readMessage(error)
        onFailure(`webhooks: ${url} could not be notified (${reason}). Check that it runs, or fix FORECOURT_WEBHOOKS.`)
      }
    }),
  )
}

export function createNotice({ kind, operation, site, language, items, paths }: Change): object {
  const createUpdate = (identifier: string, entity_definition: string) => ({
    identifier,
    entity_definition,
    operation,
    entity_culture: language,
  })
  const updates = items.flatMap((id) => {
    const guid = formatGuid(id)
    if (kind === "media") return [createUpdate(`${guid}-media`, "MediaItem")]
    return [createUpdate(guid, "Item"), createUpdate(`${guid}-layout`, "LayoutData")]
  })
  return {
    invocation_id: randomUUID(),
    updates,
    tags: [
      ...(site === "" ? [] : [`sc:site:${site}`]),
      ...paths.map((path) => `sc:route:${site}:${language}:${path.toLowerCase()}`),
    ],
    continues: false,
  }
}
