import { expect, test } from "vitest"
import { findBlurPlaceholder } from "./find-blur-placeholder.ts"

const PICTURE = "https://media.example/-/media/hero.svg?h=&iar=0"

function media(response: () => Response) {
  const requests: string[] = []
  const fetch = async (address: string | URL | Request) => {
    requests.push(String(address))
    return response()
  }
  return { requests, fetch }
}

const createResponse =
  (type: string, size: number, status = 200) =>
  () =>
    new Response(new Uint8Array(size).fill(65), { status, headers: { "content-type": type } })

test("findBlurPlaceholder returns a tiny version of the picture as a data URL", async () => {
  const { requests, fetch } = media(createResponse("image/webp", 3))

  expect(await findBlurPlaceholder(PICTURE, { fetch })).toBe("data:image/webp;base64,QUFB")
  expect(requests).toEqual(["https://media.example/-/media/hero.svg?h=&iar=0&w=16"])
})

test("findBlurPlaceholder returns null when the media service fails, does not resize the picture or sends too many bytes", async () => {
  for (const response of [
    createResponse("image/webp", 3, 500),
    createResponse("image/svg+xml", 3),
    createResponse("image/png", 4000),
  ]) {
    expect(await findBlurPlaceholder(PICTURE, media(response))).toBeNull()
  }
})

test("findBlurPlaceholder returns null for a URL without a host or when the response is late", async () => {
  const silent = (_address: unknown, { signal }: RequestInit = {}) =>
    new Promise<Response>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)))

  expect(await findBlurPlaceholder("/-/media/hero.svg")).toBeNull()
  expect(await findBlurPlaceholder(PICTURE, { fetch: silent, signal: AbortSignal.timeout(5) })).toBeNull()
})
