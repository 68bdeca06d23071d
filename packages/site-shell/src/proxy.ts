export { createProxy } from "./proxy/create-proxy.ts"
