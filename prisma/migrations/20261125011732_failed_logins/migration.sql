-- CreateTable
CREATE TABLE "FailedLogin" (
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "firstAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "FailedLogin_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "FailedLogin_firstAt_idx" ON "FailedLogin"("firstAt");
