import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { PEER_HEADER } from "@forecourt/front/front-headers"
import { expect, onTestFinished, test, vi } from "vitest"
import { notifyPeers } from "./notify-peers.ts"

async function startPeer(status = 200) {
  const notices: {
    readonly path: string
    readonly secret: unknown
    readonly isPassedOn: boolean
    readonly body: string
  }[] = []
  const server = createServer(async (request, response) => {
    const { url: path = "", headers } = request
    const [secret, isPassedOn] = [headers["x-revalidate-secret"], headers[PEER_HEADER] !== undefined]
    notices.push({ path, secret, isPassedOn, body: await text(request) })
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve))
  onTestFinished(() => void server.close())
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, notices }
}

const notice = { tags: ["sc:site:se"] }

test("a revalidation request is sent to every other instance and marked as forwarded", async () => {
  const [first, second] = [await startPeer(), await startPeer()]

  await notifyPeers(notice, { peers: [first.url, second.url], revalidateSecret: "s" })

  for (const { notices } of [first, second]) {
    expect(notices).toContainEqual({
      path: "/api/revalidate",
      secret: "s",
      isPassedOn: true,
      body: JSON.stringify(notice),
    })
  }
})

test("when an instance rejects a revalidation request, the failure is reported and all other instances receive the request", async () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  const [well, refusing] = [await startPeer(), await startPeer(401)]

  await notifyPeers(notice, { peers: ["http://nowhere.invalid:1", refusing.url, well.url], revalidateSecret: "s" })

  expect(well.notices).not.toEqual([])
  const lines = log.mock.calls.map(([line]) => String(line)).join("\n")
  expect(lines).toContain("http://nowhere.invalid:1: ")
  expect(lines).toContain("answered 401")
})
