export * from "../../../../../api-clients/src/http/stream.ts"
