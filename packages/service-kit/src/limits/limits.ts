export { networkOf } from "@forecourt/contracts/network-of"
export { openRateLimits, type RateLimit, type RateLimiter, type RateLimits, type Turn } from "./rate-limits.ts"
