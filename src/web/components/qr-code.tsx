// A text as QR code. What computes it comes after the page, in a place that is already as large as the code will be.
import { Box } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { QrCodeProps } from './qr-drawing.tsx';

const QrDrawing = lazy(() => import('./qr-drawing.tsx'));

export function QrCode({ size = 160, ...props }: QrCodeProps) {
  return (
    <Suspense fallback={<Box w={size} h={size} bg="white" />}>
      <QrDrawing size={size} {...props} />
    </Suspense>
  );
}
