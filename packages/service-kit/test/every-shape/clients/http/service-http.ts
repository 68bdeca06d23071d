export * from "../../../../../api-clients/src/http/service-http.ts"
