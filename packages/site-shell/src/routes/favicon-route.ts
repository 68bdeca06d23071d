import { connection } from "next/server"
import { readOrKeepLast } from "../content/keep-last.ts"
import { readSharedContent } from "../content/shared-content.ts"
import type { Environment } from "../environment.ts"
import { createIconFile } from "./icon-file.ts"

const SIZE = 48

const TIMEOUT_MS = 4000

export function createFaviconRoute(
  { name, languages }: { readonly name: string; readonly languages: readonly string[] },
  environment: Environment,
) {
  return async (): Promise<Response> => {
    await connection()
    const { settings } = await readSharedContent(environment, { site: name, language: languages[0] ?? "" })
    const src = settings.faviconFile?.value.src ?? settings.favicon?.value.src
    const address = src === undefined ? null : getPicture(src, environment.content.url)
    if (address === null) return new Response(null, { status: 404 })

    const icon = await readOrKeepLast(
      `favicon ${address}`,
      () => readIcon(address),
      () => null,
    )
    if (icon === null) return new Response(null, { status: 503, headers: { "retry-after": "60" } })
    return new Response(icon, {
      headers: { "content-type": "image/x-icon", "cache-control": "public, max-age=86400" },
    })
  }
}

function getPicture(src: string, contentUrl: string): string | null {
  const platform = new URL(contentUrl)
  const address = URL.canParse(src, platform) ? new URL(src, platform) : null
  if (address === null || address.origin !== platform.origin) return null
  address.search = new URLSearchParams({ w: String(SIZE), h: String(SIZE), format: "png" }).toString()
  return address.href
}

async function readIcon(address: string): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok || response.headers.get("content-type") !== "image/png")
    throw new Error(
      `favicon: ${address} answered ${response.status}. Choose a picture that the media service can render.`,
    )
  return createIconFile(new Uint8Array(await response.arrayBuffer()), SIZE)
}
