import { SHAPES_OPERATIONS } from "../../../../../../packages/service-kit/test/every-shape/contracts/generated/shapes.operations.ts"
import { readEnvironment } from "../../../../../../packages/site-shell/dist/environment.js"
import { readConfig } from "../../../../../../packages/site-shell/dist/read-config.js"
import { createServiceRoute } from "../../../../../../packages/site-shell/dist/services/service-route.js"

const url = process.env.SHAPES_URL ?? "http://localhost"
const service = {
  name: "shapes",
  operations: SHAPES_OPERATIONS,
  isOpen: true,
  access: { url, key: "site-key", credentials: "body", budgetFactor: 1000 },
  texts: {
    failed: "tyreHotel.failed",
    tooMany: "tyreHotel.tooMany",
    none: { text: "tyreHotel.noAgreement", code: "CarUnknown" },
  },
}
const site = { name: "se-automotive", host: "norrvik.example", languages: ["sv"], timeZone: "Europe/Stockholm" }
const route = createServiceRoute(service, readConfig(site), readEnvironment({ FORECOURT_CONTENT_URL: url }))

export const GET = route
export const POST = route
export const PUT = route
