import { isIP } from "node:net"
import { getForwardedValue } from "@forecourt/front/forwarded"
import { ServiceError } from "@forecourt/service-kit/errors"
import { readBytes, type ServiceEnv } from "@forecourt/service-kit/http"
import { getNetwork, type RateLimiter } from "@forecourt/service-kit/limits"
import { findSignedIn, type StaffPerson } from "@forecourt/service-kit/staff"
import { Hono } from "hono"
import { secureHeaders } from "hono/secure-headers"
import type { LoadedPages } from "./load-pages.ts"
import type { Section } from "./pages/view.types.ts"
import { addEraseRoutes } from "./routes/erase-routes.ts"
import { addLeadRoutes } from "./routes/lead-routes.ts"
import { addLogRoutes } from "./routes/log-routes.ts"
import { addMessageRoutes } from "./routes/message-routes.ts"
import { addSignInRoutes } from "./routes/sign-in-routes.ts"
import { addVisitRoutes } from "./routes/visit-routes.ts"
import { createFormToken, getSessionToken, isFormToken, setFlash, takeFlash } from "./session.ts"
import { createNotFound, type StaffContext, type StaffEnv, StaffError, type StaffTools } from "./staff-env.ts"

export interface StaffAppOptions extends Pick<StaffTools, "config" | "desks" | "home" | "url"> {
  readonly log: (line: string) => void
  readonly pages: () => Promise<LoadedPages>
  readonly limits: SignInLimits
}

/** The limits of links for a network, and of the links that a network tries. */
export interface SignInLimits {
  readonly network: RateLimiter
  /** The limits of a network for one e-mail address, in 15 minutes and in a day. */
  readonly pair: RateLimiter
  readonly pairInDay: RateLimiter
  /**
   * The limit of an e-mail address for all networks that it is not known from. Above it no link is sent, and the response
   * is the same.
   */
  readonly address: RateLimiter
  readonly uses: RateLimiter
}

const MAX_FORM_BYTES = 32_000
const YEAR_SECONDS = 31_536_000

const SECURITY = {
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    styleSrc: ["'self'"],
    imgSrc: ["data:"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
  // The origin of posts is compared: a stricter policy would remove it.
  referrerPolicy: "same-origin",
  xFrameOptions: "DENY",
  strictTransportSecurity: false,
} satisfies Parameters<typeof secureHeaders>[0]

/** Creates the application of the pages of staff. It is mounted at `/staff`. */
export function createStaffApp(options: StaffAppOptions): Hono<StaffEnv> {
  const { config, desks, home, url, log, pages, limits } = options
  const isSecure = url.startsWith("https:")
  const { origin } = new URL(url)

  const render: StaffTools["render"] = async (context, content, status = 200) => {
    const { renderPage, cssName } = await pages()
    const signedIn = context.get("signedIn")
    const session = signedIn && {
      person: signedIn.person,
      sections: signedIn.sections,
      formToken: createFormToken(home, signedIn.token),
    }
    const view = { cssName, zone: config.zone, now: home.now(), session: session ?? null, content }
    return context.html(renderPage({ ...view, flash: takeFlash(context, home) }), status)
  }

  const finish: StaffTools["finish"] = (context, path, flash) => {
    if (flash !== undefined) setFlash(context, home, flash, isSecure)
    return context.redirect(path === "" ? "/staff" : `/staff/${path}`, 303)
  }

  async function readForm(context: StaffContext): Promise<URLSearchParams> {
    if (context.req.header("origin") !== origin)
      throw new StaffError(403, "The form came from elsewhere", `Open ${url}/staff and send it from there.`)
    const bytes = await readBytes(context, { maxBytes: MAX_FORM_BYTES })
    return new URLSearchParams(bytes.toString("utf8"))
  }

  const app = new Hono<StaffEnv>()
  app.use(secureHeaders(SECURITY))
  app.get("/:name{style-[\\w-]+\\.css}", async (context) => {
    const { css, cssName } = await pages()
    if (context.req.param("name") !== cssName) throw createNotFound()
    const headers = { "content-type": "text/css; charset=utf-8" }
    return context.body(css, 200, { ...headers, "cache-control": `public, max-age=${YEAR_SECONDS}, immutable` })
  })
  app.use(async (context, next) => {
    context.header("cache-control", "no-store")
    const token = getSessionToken(context)
    const person = token === "" ? null : await findSignedIn(home, token, config.people)
    if (person !== null) context.set("signedIn", { person, sections: listSections(person, desks), token })
    if (context.req.method === "POST") context.set("form", await readForm(context))
    return next()
  })
  const tools = { config, desks, home, url, render, finish }
  addSignInRoutes(app, tools, {
    log,
    limits,
    isSecure,
    readNetwork: (context) => getNetwork(readAddress(context, config.proxies)),
  })
  app.use(async (context, next) => {
    const signedIn = context.get("signedIn")
    if (signedIn === undefined) return context.redirect("/staff/sign-in", 303)
    if (context.req.method === "POST" && !isFormToken(home, signedIn.token, context.get("form").get("token") ?? ""))
      throw new StaffError(403, "The form is out of date", "Load the page again and repeat what you did.")
    return next()
  })
  app.get("/", async (context) => {
    const [first] = context.get("signedIn").sections
    return first === undefined ? render(context, NO_SECTIONS) : context.redirect(`/staff/${first}`, 303)
  })
  for (const add of [addLeadRoutes, addVisitRoutes, addMessageRoutes, addEraseRoutes, addLogRoutes]) add(app, tools)
  app.all("*", () => {
    throw createNotFound()
  })
  app.onError((error, context) => {
    context.header("cache-control", "no-store")
    if (error instanceof ServiceError)
      return render(context, { page: "error", title: "The form could not be read", text: error.detail }, 400)
    if (error instanceof StaffError)
      return render(context, { page: "error", title: error.title, text: error.message }, error.status)
    log(`staff: a page failed (${error.name}). Look at the storage and at the log above.`)
    return render(context, BROKEN, 500)
  })
  return app
}

const NO_SECTIONS = {
  page: "error",
  title: "There is nothing for your role here",
  text: "This server has no pages for it. Use the address of the other service.",
} as const
const BROKEN = {
  page: "error",
  title: "This page does not work at the moment",
  text: "Nothing was changed. Try again in a minute; if it stays, tell the person who runs the service.",
} as const

function listSections({ roles }: StaffPerson, desks: StaffTools["desks"]): Section[] {
  const isOperator = roles.includes("operator")
  const visits = desks.flatMap(({ visits }) => visits?.kind ?? [])
  const sections: readonly (readonly [Section, boolean])[] = [
    ["leads", roles.includes("leads") && desks.some(({ leads }) => leads !== undefined)],
    ["bookings", roles.includes("workshop") && visits.includes("bookings")],
    ["tyre-visits", roles.includes("workshop") && visits.includes("tyre-visits")],
    ["messages", isOperator && desks.some(({ messages }) => messages !== undefined)],
    ["erase", isOperator && desks.some(({ erase }) => erase !== undefined)],
    ["log", isOperator],
  ]
  return sections.flatMap(([section, isAllowed]) => (isAllowed ? [section] : []))
}

/** Returns the IP address of the person: that of the connection, or the one that the outermost trusted server added. */
function readAddress(context: { env?: ServiceEnv["Bindings"]; req: StaffContext["req"] }, proxies: number): string {
  const address = getForwardedValue(context.req.header("x-forwarded-for"), proxies) ?? ""
  return isIP(address) === 0 ? (context.env?.incoming?.socket.remoteAddress ?? "") : address
}
