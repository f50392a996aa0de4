import { BottomNav, type BottomNavProps } from "./BottomNav.tsx";
import { Footer, type FooterProps } from "./Footer.tsx";

export type FrameEndProps = BottomNavProps & FooterProps;

/** The frame below the screen: the footer and, on a telephone, the bottom navigation. */
export const FrameEnd = ({ at, ...props }: FrameEndProps) => (
  <>
    <Footer {...props} />
    <BottomNav at={at} />
  </>
);
