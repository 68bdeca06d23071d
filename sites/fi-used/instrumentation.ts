export { onRequestError } from "@forecourt/site-shell/instrumentation"
