import type { NextConfig } from "next"

export default {
  turbopack: { root: import.meta.dirname },
  outputFileTracingRoot: import.meta.dirname,
  experimental: {
    turbopackFileSystemCacheForBuild: false,
    // As in the README of the blocks: a page gets the style sheets that it imports.
    cssChunking: { type: "graph", requestCost: 0 },
  },
  // Names the modules that the browser gets.
  productionBrowserSourceMaps: true,
  headers: async () => [
    { source: "/:path*", headers: [{ key: "Content-Security-Policy", value: "style-src 'self'; worker-src 'self'" }] },
  ],
  // The types are checked by themselves, twice.
  typescript: { ignoreBuildErrors: true },
  agentRules: false,
} satisfies NextConfig
