export { getNetwork } from "@forecourt/contracts/get-network"
export { openRateLimits, type RateLimit, type RateLimiter, type RateLimits, type Turn } from "./rate-limits.ts"
