export { reserveResource, type Wanted } from "./reserve-resource.ts"
