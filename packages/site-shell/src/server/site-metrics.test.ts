import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, onTestFinished, test, vi } from "vitest"
import { reportLine } from "../report/report-line.ts"
import { createMetricsServer, createSiteMetrics, type SiteMetricsOptions } from "./site-metrics.ts"

function openMetrics(respond: (headers: object) => { readonly status: number; readonly body: unknown }) {
  const send = async ({ headers }: { readonly headers: object }) => {
    const { status, body } = respond(headers)
    return { status, body: { json: async () => body } }
  }
  return createSiteMetrics({
    secret: "the-front-secret",
    upstream: { send } as unknown as SiteMetricsOptions["upstream"],
  })
}

test("reading the front proxy's metrics twice does not change the counts that Next reports", async () => {
  const sent: object[] = []
  // Tests of a worker share the counts of their process, so no other test uses these labels.
  const metrics = openMetrics((headers) => {
    sent.push(headers)
    const counts = [
      { name: "fields-left-out", labels: { index: "stock-of-this-test", field: "car_fuel" }, value: 3 },
      { name: "reports", labels: { event: "failed-block", block: "of-this-test" }, value: 2 },
    ]
    return { status: 200, body: counts }
  })

  await metrics.text()
  const text = await metrics.text()

  expect(sent[0]).toMatchObject({ authorization: "Bearer the-front-secret" })
  expect(text).toContain('forecourt_site_fields_left_out_total{index="stock-of-this-test",field="car_fuel"} 3')
  expect(text).toContain('forecourt_site_reports_total{event="failed-block",block="of-this-test"} 2')
})

test.each([
  ["refuses", () => ({ status: 404, body: { code: "NotFound" } })],
  [
    "is unreachable",
    () => {
      throw new Error("gone")
    },
  ],
])("the front proxy still reports its own metrics when Next %s", async (_, respond) => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {})
  onTestFinished(() => log.mockRestore())
  reportLine({ event: "front-failed-in-test", message: "gone" })

  expect(await openMetrics(respond).text()).toMatch(/reports_total\{event="front-failed-in-test",block=""\} \d/)
})

test("requests are counted by status class", async () => {
  const metrics = openMetrics(() => ({ status: 200, body: [] }))
  const site = createServer(({ url }, response) => response.writeHead(Number(url?.slice(1))).end())
  metrics.follow(site)
  const server = createMetricsServer(metrics.text)
  for (const item of [site, server]) {
    await new Promise<void>((resolve) => item.listen(0, "127.0.0.1", resolve))
    onTestFinished(() => {
      item.closeAllConnections()
      item.close()
    })
  }
  const getAddress = (item: typeof site) => `http://127.0.0.1:${(item.address() as AddressInfo).port}`

  for (const status of [200, 204, 404, 503]) await fetch(`${getAddress(site)}/${status}`)

  await expect
    .poll(async () => (await fetch(`${getAddress(server)}/metrics`)).text())
    .toMatch(/total\{status="2xx"\} 2\n.*"4xx"\} 1\n.*"5xx"\} 1\n/)
  expect((await fetch(`${getAddress(server)}/`)).status).toBe(404)
})

test("the metrics server returns 500 if the metrics cannot be collected", async () => {
  const server = createMetricsServer(() => Promise.reject(new Error("broken")))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  onTestFinished(() => void server.close())

  const { status } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`)

  expect(status).toBe(500)
})
