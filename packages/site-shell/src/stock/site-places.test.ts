import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { expect, onTestFinished, test } from "vitest"
import { readEnvironment } from "../environment.ts"
import { createSitePlaces } from "./site-places.ts"

test("place predictions are requested from the search service with the site's key [spec 2 §7 map-calls.predictions]", async () => {
  const predictions = { places: [{ place_id: "2693678", name: "Lund", country: "SE" }] }
  const requests: unknown[] = []
  const service = createServer(async (request, response) => {
    requests.push({ url: request.url, key: request.headers["x-api-key"], body: JSON.parse(await text(request)) })
    response.end(JSON.stringify(predictions))
  })
  service.listen(0, "127.0.0.1")
  await once(service, "listening")
  onTestFinished(() => {
    service.closeAllConnections()
    service.close()
  })
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  const places = createSitePlaces(readEnvironment({ FORECOURT_SEARCH_URL: url, FORECOURT_SEARCH_KEY: "key" }))

  expect(await places.findPlaces({ text: "lund", country: "SE", language: "sv" })).toEqual(predictions)
  expect(requests).toEqual([
    { url: "/search/places", key: "key", body: { text: "lund", country: "SE", language: "sv" } },
  ])
})
