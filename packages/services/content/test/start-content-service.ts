import { type RunningService, startService } from "@forecourt/service-kit/http"
import type { ContentConfig } from "../src/content.config.ts"
import { type ContentSurroundings, openContentService, REQUEST_MS } from "../src/content-service.ts"

export function startContentService(
  { port, ...config }: ContentConfig & { readonly port: number },
  surroundings: Omit<ContentSurroundings, "url">,
): Promise<RunningService> {
  return startService({ name: "content", port, timeouts: { requestMs: REQUEST_MS } }, (url) =>
    openContentService(config, { ...surroundings, url }),
  )
}
