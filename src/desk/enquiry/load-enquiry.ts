/** An enquiry on its own is loaded when the first one is pointed at: the inbox is there sooner. */
export const loadEnquiry = () => import('./enquiry-screen.tsx');
