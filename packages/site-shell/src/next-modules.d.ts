// The framework resolves these names itself for each layer. Its package has no exports map from which the compiler
// could resolve them.
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
