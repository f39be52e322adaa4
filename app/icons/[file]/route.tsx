import { ImageResponse } from "next/og";
import { markSvg } from "@/lib/og/mark";

const drawn = {
  "192.png": { size: 192, plain: false },
  "512.png": { size: 512, plain: false },
  "maskable.png": { size: 512, plain: true },
  "apple.png": { size: 180, plain: true },
} as const;

const isDrawn = (file: string): file is keyof typeof drawn => file in drawn;

export const generateStaticParams = () => [...Object.keys(drawn), "mark.svg"].map((file) => ({ file }));

/** The icons of the site, drawn once by the build. */
export async function GET(_request: Request, { params }: RouteContext<"/icons/[file]">) {
  const { file } = await params;
  if (file === "mark.svg")
    return new Response(markSvg(false), { headers: { "content-type": "image/svg+xml" } });
  if (!isDrawn(file)) return new Response(null, { status: 404 });
  const { size, plain } = drawn[file];
  const source = `data:image/svg+xml;base64,${btoa(markSvg(plain))}`;
  // biome-ignore lint/performance/noImgElement: drawn into an icon by the build, which next/image can’t do; no page shows it.
  return new ImageResponse(<img src={source} alt="" width={size} height={size} />, {
    width: size,
    height: size,
  });
}
