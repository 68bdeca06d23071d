import { type RunningService, startService } from "@forecourt/service-kit/http"
import type { ContentConfig } from "./content.config.ts"
import { type ContentSurroundings, openContentService } from "./content-service.ts"

/** Uploads may take their time, as long as they keep coming. */
const REQUEST_MS = 120_000

/** Serves the content service on a port. */
export function startContentService(
  { port, ...config }: ContentConfig & { readonly port: number },
  surroundings: Omit<ContentSurroundings, "url">,
): Promise<RunningService> {
  return startService({ name: "content", port, timeouts: { requestMs: REQUEST_MS } }, (url) =>
    openContentService(config, { ...surroundings, url }),
  )
}
