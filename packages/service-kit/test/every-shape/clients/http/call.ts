export * from "../../../../../api-clients/src/http/call.ts"
