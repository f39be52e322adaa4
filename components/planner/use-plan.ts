import { createDeviceStore, useDeviceStore } from "@/components/ui/device-store";
import { type KeptPlan, planKey, readKeptPlan, writeKeptPlan } from "@/lib/plan/kept";

const store = createDeviceStore<KeptPlan>(planKey, { read: readKeptPlan, write: writeKeptPlan });

/** What a person means to watch, kept on their device, and the way to change it. */
export const usePlan = () => [useDeviceStore(store), store.change] as const;
