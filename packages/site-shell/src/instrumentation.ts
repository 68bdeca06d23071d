export { reportRequest as onRequestError } from "./report/report-request.ts"
export { registerSite } from "./server/register-site.ts"
