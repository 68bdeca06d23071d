export { reportRequest as onRequestError } from "./report/report-request.ts"
