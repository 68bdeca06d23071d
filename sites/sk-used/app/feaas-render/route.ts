export { GET, OPTIONS } from "../api/editing/render/route.ts"
