import { type RunningService, startService } from "@forecourt/service-kit/http"
import type { DataPlace, Surroundings } from "@forecourt/service-kit/service"
import type { StaffPerson } from "@forecourt/service-kit/staff"
import { expect, onTestFinished } from "vitest"
import { addStaffPages } from "../src/index.ts"

export interface Reply {
  readonly status: number
  readonly text: string
  readonly headers: Headers
}

/** A browser of a member of staff, as far as forms and cookies go. */
export interface StaffBrowser {
  readonly get: (path: string) => Promise<Reply>
  /** Sends a form, with the token of the session unless the fields have another one. */
  readonly post: (path: string, fields?: Readonly<Record<string, string>>, origin?: string) => Promise<Reply>
  /** Sends a form and follows the redirect. */
  readonly send: (path: string, fields?: Readonly<Record<string, string>>) => Promise<Reply>
  readonly signIn: (email: string) => Promise<Reply>
  readonly requestLink: (email: string) => Promise<string>
  readonly setSession: (token: string) => void
  readonly getSession: () => string
}

export interface StartedStaff {
  readonly url: string
  readonly said: readonly string[]
  readonly fetch: typeof fetch
  readonly createBrowser: () => StaffBrowser
}

type Service<Config, Around> = Parameters<typeof addStaffPages<Config & DataPlace, Around & Surroundings>>[0]

/** Starts a service with its pages of staff, on a real port. */
export async function startStaff<Config extends DataPlace, Around extends Surroundings>(
  service: Pick<Service<Config, Around>, "open">,
  config: Config,
  surroundings: Omit<Around, "log">,
  people: readonly StaffPerson[],
): Promise<StartedStaff> {
  const said: string[] = []
  const log = (line: string) => void said.push(line)
  const { open } = addStaffPages<Config, Around>({ read: () => config, open: service.open })
  const staff = { people, url: null, proxies: 1, zone: "Europe/Stockholm", isDevelopment: true }
  const running: RunningService = await startService({ name: "staff", port: 0 }, (url) =>
    open({ ...config, staff }, { ...surroundings, log, url } as unknown as Around & { readonly url: string }),
  )
  onTestFinished(running.close)
  return { url: running.url, said, fetch, createBrowser: () => createBrowser(running.url, said) }
}

function createBrowser(url: string, said: readonly string[]): StaffBrowser {
  const cookies = new Map<string, string>()
  let token = ""

  async function request(path: string, init: RequestInit = {}): Promise<Reply> {
    const cookie = [...cookies].map((pair) => pair.join("=")).join("; ")
    const address = path.startsWith("/") ? url + path : `${url}/staff${path === "" ? "" : `/${path}`}`
    const response = await fetch(address, { redirect: "manual", ...init, headers: { cookie, ...init.headers } })
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === "") cookies.delete(name)
      else cookies.set(name, value)
    }
    const text = await response.text()
    token = /name="token" value="([^"]+)"/.exec(text)?.[1] ?? token
    return { status: response.status, text, headers: response.headers }
  }

  const browser: StaffBrowser = {
    setSession: (value) => void cookies.set("fc-staff", value),
    getSession: () => cookies.get("fc-staff") ?? "",
    get: (path) => request(path),
    post: (path, fields = {}, origin = url) =>
      request(path, { method: "POST", headers: { origin }, body: new URLSearchParams({ token, ...fields }) }),
    async send(path, fields) {
      const { headers, status } = await browser.post(path, fields)
      expect(status).toBe(303)
      return request(headers.get("location") ?? "")
    },
    async requestLink(email) {
      const before = said.length
      await browser.post("sign-in", { email })
      const findLink = () => /\/staff\/sign-in\/\S+/.exec(said.slice(before).join("\n"))?.[0]
      await expect.poll(findLink).toBeDefined()
      return findLink() ?? ""
    },
    async signIn(email) {
      const link = await browser.requestLink(email)
      await browser.get(link)
      const { headers } = await browser.post(link)
      const first = await request(headers.get("location") ?? "")
      return request(first.headers.get("location") ?? "")
    },
  }
  return browser
}

export const createPerson = (email: string, person: Partial<StaffPerson>): StaffPerson => ({
  email,
  name: email,
  roles: [],
  sites: null,
  workshops: null,
  ...person,
})
