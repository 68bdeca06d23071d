import { once } from "node:events"
import { connect } from "node:net"
import { SECRETS } from "../scripts/servers.ts"
import { expect, siteUrl, test } from "./fixture.ts"

/**
 * Sends a request whose `content-length` header announces a body, but never sends the body. Returns the response once
 * the site has closed the connection.
 */
async function sendNoBody(path: string, headers: Readonly<Record<string, string>>): Promise<string> {
  const { hostname, port, host, origin } = new URL(siteUrl())
  const socket = connect(Number(port), hostname)
  const lines = Object.entries({ host, origin, "sec-fetch-site": "same-origin", "content-length": "10", ...headers })
  socket.write([`POST ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), "", ""].join("\r\n"))
  let reply = ""
  socket.on("data", (chunk) => {
    reply += String(chunk)
  })
  await once(socket, "close")
  return reply
}

for (const [path, headers] of [
  ["/visitor/consent", { "content-type": "application/x-www-form-urlencoded" }],
  ["/visitor/page-view", { cookie: "fc-consent=1.20261121.statistics" }],
  ["/api/revalidate", { "x-revalidate-secret": SECRETS.FORECOURT_REVALIDATE_SECRET }],
  ["/api/tirehotel/authorization/search", { "content-type": "application/json" }],
] as const)
  test(`a request to ${path} whose body never arrives returns 408`, async () => {
    expect(await sendNoBody(path, headers)).toMatch(/^HTTP\/1\.1 408 /)
  })
