import type { NextConfig } from "next"

export default {
  // What is installed here are links into the repository, so both have to lie below the root.
  turbopack: { root: "/" },
  outputFileTracingRoot: "/",
  experimental: { turbopackFileSystemCacheForBuild: false },
  // Names the modules that the browser gets.
  productionBrowserSourceMaps: true,
  headers: async () => [
    { source: "/:path*", headers: [{ key: "Content-Security-Policy", value: "style-src 'self'" }] },
  ],
  // The types are checked by themselves, twice.
  typescript: { ignoreBuildErrors: true },
  agentRules: false,
} satisfies NextConfig
