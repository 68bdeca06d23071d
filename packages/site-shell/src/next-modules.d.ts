// The framework resolves these names itself, per layer; its package has no exports map that would tell the compiler.
declare module "next/cache" {
  export { revalidateTag } from "next/cache.js"
}
declare module "next/headers" {
  export { cookies, headers } from "next/headers.js"
}
declare module "next/navigation" {
  export { notFound, redirect, useRouter } from "next/navigation.js"
}
declare module "next/server" {
  export { connection, NextRequest, NextResponse } from "next/server.js"
}
