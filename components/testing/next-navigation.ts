import { vi } from "vitest";

/** Stands in for Next's router: notes where components lead. */
export const router = { push: vi.fn(), replace: vi.fn(), back: vi.fn(), refresh: vi.fn() };

export const useRouter = () => router;
export const usePathname = () => location.pathname;
export const useSelectedLayoutSegment = () => null;
