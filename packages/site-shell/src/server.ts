export { type ServerOptions, startServer } from "./server/start-server.ts"
